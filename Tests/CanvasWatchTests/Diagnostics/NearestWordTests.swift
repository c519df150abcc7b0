import Testing

@testable import canvas_watch

struct NearestWordTests {
    /// The words of a spec, its layouts, its viewport and its items.
    private static let words = [
        "layout", "items", "itemSize", "estimatedItemSize", "contentSize", "contentAnchor", "initialAnchor",
        "contentMargins", "layoutDirection", "background", "viewport", "overscan", "scrollIndicators", "bounce",
        "scrollDisabled", "deceleration", "description", "kind", "horizontalSpacing", "verticalSpacing", "alignment",
        "maxWidth", "columns", "radius", "startAngle", "sweep", "clockwise", "spacing", "curve", "step", "pitch",
        "startRadius", "divergence", "scale", "inner", "outer", "groupSpacing", "groupPadding", "groupOrder", "groups",
        "size", "scrollTo", "anchor", "region", "dots", "grid", "color", "lineWidth", "top", "leading", "bottom",
        "trailing", "id", "width", "height", "group", "label", "data", "fixed", "atLeast", "automatic", "auto",
        "center", "visible", "hidden", "name", "manifest", "formula",
        "flow", "ring", "spiral", "clustered", "archimedean", "fermat", "leftToRight", "rightToLeft", "topLeading",
        "topTrailing", "bottomLeading", "bottomTrailing", "count", "none", "swift", "file", "type", "parameters",
        "timeLimit",
    ]

    @Test(
        "A slip leads to the word that was meant",
        arguments: [
            ("raduis", "radius"), ("Radius", "radius"), ("content-size", "contentSize"),
            ("content_margins", "contentMargins"),
            ("widht", "width"), ("heigth", "height"), ("lable", "label"), ("colums", "columns"), ("colour", "color"),
            ("rign", "ring"), ("gird", "grid"), ("clusterd", "clustered"), ("horiz", "horizontalSpacing"),
            ("layuot", "layout"), ("itemss", "items"), ("veiwport", "viewport"), ("centre", "center"),
            ("backgroundd", "background"), ("layoutdirection", "layoutDirection"), ("anchr", "anchor"),
        ])
    func slips(word: String, meant: String) {
        #expect(NearestWord.suggestion(for: word, among: Self.words) == meant)
    }

    @Test(
        "What is near nothing gets no suggestion",
        arguments: ["xyzzy", "", "q", "-", String(repeating: "radius", count: 50)])
    func nothing(word: String) {
        #expect(NearestWord.suggestion(for: word, among: Self.words) == nil)
    }

    @Test("Every synonym leads to words that we have")
    func table() {
        #expect(Synonyms.ours.count > 100)
        for (foreign, ours) in Synonyms.ours {
            #expect(ours.allSatisfy(Self.words.contains), "\(foreign)")
            #expect(foreign.utf8.allSatisfy { (0x61...0x7A).contains($0) }, "\(foreign) is not folded")
        }
    }

    @Test(
        "The distance counts insertions, deletions, substitutions and swaps",
        arguments: [
            ("", "", 0), ("abc", "abc", 0), ("abc", "ab", 1), ("abc", "abxc", 1), ("abc", "axc", 1), ("abc", "acb", 1),
            ("", "abc", 3), ("kitten", "sitting", 3), ("ca", "abc", 3), ("weight", "height", 1),
        ])
    func distance(left: String, right: String, slips: Int) {
        #expect(NearestWord.distance(Array(left.utf8), Array(right.utf8)) == slips)
        #expect(NearestWord.distance(Array(right.utf8), Array(left.utf8)) == slips)
    }
}
