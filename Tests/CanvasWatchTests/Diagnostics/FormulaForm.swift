import CanvasPlugins

/// Each form of a problem of an expression; see `FindingForm`.
enum FormulaForm: String, CaseIterable {
    case empty, tooLong, tooDeep, tooManyOperations, unexpectedCharacter, equals, halfOperator, numberTooLarge
    case unclosedText, expectedValue, missingOperator, unclosedParenthesis, unexpected, missingColon
    case chainedComparison, textOutsideComparison, unknownName, unknownNameNear, laterName, unknownFunction
    case unknownFunctionNear, functionWithoutArguments, notAFunction, argumentCount, leastArgumentCount, nameTaken
    case invalidName

    /// The form of a problem.
    init(_ problem: FormulaProblem.Kind, nearest: String?) {
        self =
            switch problem {
            case .empty: .empty
            case .tooLong: .tooLong
            case .tooDeep: .tooDeep
            case .tooManyOperations: .tooManyOperations
            case .unexpectedCharacter: .unexpectedCharacter
            case .halfOperator("="): .equals
            case .halfOperator: .halfOperator
            case .numberTooLarge: .numberTooLarge
            case .unclosedText: .unclosedText
            case .expectedValue: .expectedValue
            case .missingOperator: .missingOperator
            case .unclosedParenthesis: .unclosedParenthesis
            case .unexpected: .unexpected
            case .missingColon: .missingColon
            case .chainedComparison: .chainedComparison
            case .textOutsideComparison: .textOutsideComparison
            case .unknownName: nearest == nil ? .unknownName : .unknownNameNear
            case .laterName: .laterName
            case .unknownFunction: nearest == nil ? .unknownFunction : .unknownFunctionNear
            case .functionWithoutArguments: .functionWithoutArguments
            case .notAFunction: .notAFunction
            case .argumentCount(_, let least, let most, _): least == most ? .argumentCount : .leastArgumentCount
            case .nameTaken: .nameTaken
            case .invalidName: .invalidName
            }
    }
}
