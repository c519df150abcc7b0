import TestSupport

import CanvasEngine
import Glibc

/// Centres and sizes of one character.
struct CentreScene {
    /// What the centres and sizes are like.
    enum Character: String, CaseIterable {
        case ring, sunflower, curve, scattered, boxes, rows, mixedSizes, tallAndWide, column, sharedPoint, twoPoints
        case withoutExtent, flat, flatAndThin, nearlyEqual, farFlung, giantsInDust
    }

    var centres: [CGPoint] = []
    var sizes: [CGSize] = []
    private var random: SplitMix64

    init(_ character: Character, count: Int, seed: UInt64) {
        random = SplitMix64(seed: seed)
        for index in 0..<count {
            centres.append(centre(character, index: index, count: count))
            sizes.append(size(character, index: index))
        }
    }

    private mutating func centre(_ character: Character, index: Int, count: Int) -> CGPoint {
        let part = Double(index) / Double(count)
        switch character {
        case .ring, .mixedSizes: return polar(1, 2 * .pi * part)
        case .sunflower, .tallAndWide: return polar((Double(index) + 0.5).squareRoot(), 2.399963 * Double(index))
        case .curve: return polar((Double(index) / .pi).squareRoot(), (4 * .pi * Double(index)).squareRoot())
        case .boxes: return inBox(500 * Double(index % 7))
        case .rows: return CGPoint(x: Double(index % 40) * 100, y: Double(index / 40) * 60)
        case .column: return CGPoint(x: 3, y: random.number(-9...9))
        case .sharedPoint: return index % 3 == 0 ? CGPoint(x: random.number(-9...9), y: 5) : CGPoint(x: 1, y: 2)
        case .twoPoints: return index % 2 == 0 ? CGPoint(x: 1, y: 2) : CGPoint(x: 7, y: 11)
        case .nearlyEqual: return CGPoint(x: Double(random.below(9)) * 4e-13, y: Double(random.below(9)) * 4e-13)
        case .farFlung: return index % 40 == 0 ? anywhere(1e12) : anywhere(1)
        case .giantsInDust: return index % 8 == 0 ? anywhere(100) : anywhere(0.1)
        case .scattered, .withoutExtent, .flat, .flatAndThin: return anywhere(100)
        }
    }

    private mutating func size(_ character: Character, index: Int) -> CGSize {
        switch character {
        case .mixedSizes: return extents(index % 11 == 0 ? 100...4000 : 1...20)
        case .tallAndWide, .twoPoints, .sharedPoint:
            let (long, short) = (random.number(10...900), random.number(1...9))
            return index % 4 < 2 ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
        case .giantsInDust: return index % 8 == 0 ? extents(100...4000) : extents(0.001...0.1)
        case .withoutExtent: return .zero
        case .flat: return CGSize(width: random.number(1...9), height: 0)
        case .flatAndThin:
            return random.below(2) == 0
                ? CGSize(width: random.number(1...9), height: 0) : CGSize(width: 0, height: random.number(1...9))
        case .rows: return CGSize(width: 100, height: 60)
        default: return extents(10...200)
        }
    }

    private func polar(_ radius: Double, _ angle: Double) -> CGPoint {
        CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }

    private mutating func anywhere(_ reach: Double) -> CGPoint {
        CGPoint(x: random.number(-reach...reach), y: random.number(-reach...reach))
    }

    private mutating func inBox(_ x: Double) -> CGPoint {
        CGPoint(x: x + random.number(0...100), y: random.number(0...100))
    }

    private mutating func extents(_ range: ClosedRange<Double>) -> CGSize {
        CGSize(width: random.number(range), height: random.number(range))
    }
}
