import CanvasPlugins

@testable import canvas_watch

/// Each form of a finding that has words of its own.
///
/// The switches have no default, so that a new case of a finding needs a name here, and with it a fixture.
enum FindingForm: String, CaseIterable {
    case unknownKey, unknownKeyNear, missingKey, duplicateKey, duplicateId, notWhole, furtherFindings
    case compilerMessage, missingArgument
    case unknownWordNear, unknownWordAmong, unknownColor

    case expectedBoolean, expectedNumber, expectedString, expectedArray, expectedObject, expectedWholeNumber
    case expectedWord, expectedSize, expectedRegion, expectedAnchor, expectedInsets, expectedColor
    case expectedLayout, expectedItems, expectedCount, expectedExpression, expectedPath, expectedCanvasSize
    case expectedPattern, expectedTarget, expectedViewport, expectedTile, expectedBindings, expectedGroups
    case expectedGroup
    case foundNull, foundBoolean, foundNumber, foundString, foundBareText, foundArray, foundArrayOf, foundObject

    case finiteRange, lengthRange, positiveRange, countRange

    case noObject, emptyId, inexactId, missingSide, sizeAndSide, sizeCount, unknownItemKey, foreignItemKey
    case unknownItemKeyNear, manifestOfManifest

    case unreadableSpec, unreadableManifest, isArray, conflictingKeys, noneOfKeys, unknownId, unknownIdNear
    case unknownIdAmongMany, emptyKey, nestedLayout, columnsClamped, unusedParameter, unusedParameterCondition
    case emptyText, parameterOutside, slipOutside, specKeyInside, slipInside, parameterOfOthers

    case missing, danglingLink, linkLoop, folder, fifo, socket, device, specialFile, denied, tooLarge, ownOutput
    case failed

    /// The forms that a finding is told in.
    static func forms(of finding: Finding) -> [FindingForm] {
        switch finding {
        case .syntax, .formula, .swiftLayout: []
        case .compiler(let message): [Wording.help(for: message) == nil ? .compilerMessage : .missingArgument]
        case .item(let problem): [form(of: problem)]
        case .spec(let problem): forms(of: problem)
        case .unknownKey(_, _, nil, _): [.unknownKey]
        case .unknownKey: [.unknownKeyNear]
        case .missingKey: [.missingKey]
        case .duplicateKey: [.duplicateKey]
        case .duplicateId: [.duplicateId]
        case .wrongType(_, let expected, let found):
            expected.compactMap { form(ofExpected: $0) } + [form(ofFound: found)].compactMap { $0 }
        case .notWhole: [.notWhole]
        case .outOfRange(_, _, let range): [form(of: range)].compactMap { $0 }
        case .unknownWord(_, _, .some, _): [.unknownWordNear]
        case .unknownWord(_, _, nil, let allowed): [allowed.isEmpty ? .unknownColor : .unknownWordAmong]
        case .furtherFindings: [.furtherFindings]
        }
    }

    private static func form(ofExpected type: ValueType) -> FindingForm? {
        switch type {
        case .null, .bareText, .arrayOf: nil
        case .boolean: .expectedBoolean
        case .number: .expectedNumber
        case .string: .expectedString
        case .array: .expectedArray
        case .object: .expectedObject
        case .wholeNumber: .expectedWholeNumber
        case .word: .expectedWord
        case .size: .expectedSize
        case .region: .expectedRegion
        case .anchor: .expectedAnchor
        case .insets: .expectedInsets
        case .color: .expectedColor
        case .layout: .expectedLayout
        case .items: .expectedItems
        case .count: .expectedCount
        case .expression: .expectedExpression
        case .manifestPath: .expectedPath
        case .canvasSize: .expectedCanvasSize
        case .pattern: .expectedPattern
        case .target: .expectedTarget
        case .viewport: .expectedViewport
        case .tile: .expectedTile
        case .bindings: .expectedBindings
        case .groupLayouts: .expectedGroups
        case .groupLayout: .expectedGroup
        }
    }

    private static func form(ofFound type: ValueType) -> FindingForm? {
        switch type {
        case .null: .foundNull
        case .boolean: .foundBoolean
        case .number: .foundNumber
        case .string: .foundString
        case .bareText: .foundBareText
        case .array: .foundArray
        case .arrayOf: .foundArrayOf
        case .object: .foundObject
        default: nil
        }
    }

    private static func form(of range: NumberRange) -> FindingForm? {
        switch range {
        case .finite: .finiteRange
        case .length: .lengthRange
        case .positiveLength: .positiveRange
        case .itemCount: .countRange
        default: nil
        }
    }

    private static func form(of problem: ItemProblem) -> FindingForm {
        switch problem {
        case .noObject: .noObject
        case .emptyId: .emptyId
        case .inexactId: .inexactId
        case .missingSide: .missingSide
        case .sizeAndSide: .sizeAndSide
        case .sizeCount: .sizeCount
        case .unknownKey(_, _, _, isSlip: true): .unknownItemKeyNear
        case .unknownKey(_, _, let nearest, isSlip: false): nearest == nil ? .unknownItemKey : .foreignItemKey
        case .manifestOfManifest: .manifestOfManifest
        }
    }

    private static func forms(of problem: SpecProblem) -> [FindingForm] {
        switch problem {
        case .unreadable(let fault): [.unreadableSpec, form(of: fault)]
        case .manifest(_, let fault): [.unreadableManifest, form(of: fault)]
        case .isArray: [.isArray]
        case .conflictingKeys: [.conflictingKeys]
        case .noneOfKeys: [.noneOfKeys]
        case .unknownId(_, .some, _, _): [.unknownIdNear]
        case .unknownId(_, nil, let known, let count): [known.count == count ? .unknownId : .unknownIdAmongMany]
        case .emptyKey: [.emptyKey]
        case .emptyText: [.emptyText]
        case .nestedLayout: [.nestedLayout]
        case .columnsClamped: [.columnsClamped]
        case .unusedParameter(_, _, nil): [.unusedParameter]
        case .unusedParameter: [.unusedParameterCondition]
        case .specKeyInside: [.specKeyInside]
        case .slipInside: [.slipInside]
        case .slipOutside: [.slipOutside]
        case .parameterOutside: [.parameterOutside]
        case .parameterOfOthers: [.parameterOfOthers]
        }
    }

    private static func form(of fault: FileFault) -> FindingForm {
        switch fault {
        case .missing: .missing
        case .danglingLink: .danglingLink
        case .linkLoop: .linkLoop
        case .folder: .folder
        case .special(.fifo): .fifo
        case .special(.socket): .socket
        case .special(.characterDevice), .special(.blockDevice): .device
        case .special(.unknown): .specialFile
        case .denied: .denied
        case .tooLarge: .tooLarge
        case .ownOutput: .ownOutput
        case .failed: .failed
        }
    }
}
