import Testing

@testable import canvas_watch

/// The words of Cytoscape, D3, CSS, Figma, SwiftUI, UIKit, ELK and Graphviz lead to ours, wherever a file may hold them.
struct ForeignWordTests {
    /// A spec with `@` where the word goes, and for words of other tools the one that is meant there.
    static let places: [(spec: String, words: String)] = [
        (
            "{ @: 1, items: { count: 3 } }",
            """
            padding contentMargins, margin contentMargins, margins contentMargins, insets contentMargins,
            contentInset contentMargins, padding-left contentMargins, marginLeft contentMargins, rtl layoutDirection,
            dir layoutDirection, direction layoutDirection, writing-mode layoutDirection,
            semanticContentAttribute layoutDirection, hug contentSize, canvasSize contentSize, size contentSize,
            width contentSize, height contentSize, boundingBox contentSize, minSize contentSize, nodes items,
            elements items, children items, data items, views items, camera viewport, viewBox viewport,
            visibleRect viewport, screen viewport, align contentAnchor, justify-content contentAnchor,
            cx contentAnchor, cy contentAnchor, gravity contentAnchor, nodeSize itemSize, cellSize itemSize,
            tileSize itemSize, defaultSize estimatedItemSize, bounces bounce, showsIndicators scrollIndicators,
            isScrollEnabled scrollDisabled, userPanningEnabled scrollDisabled, decelerationRate deceleration,
            rootMargin overscan, prefetch overscan, backgroundColor background, comment description,
            title description, name description, layoutMode layout, algorithm layout, arrangement layout
            """
        ),
        (
            "{ layout: { kind: 'flow', @: 1 }, items: { count: 3 } }",
            """
            gap horizontalSpacing, spacing horizontalSpacing, itemSpacing horizontalSpacing,
            nodeSpacing horizontalSpacing, column-gap horizontalSpacing, spacingFactor horizontalSpacing,
            minimumInteritemSpacing horizontalSpacing, avoidOverlapPadding horizontalSpacing, nodesep horizontalSpacing,
            row-gap verticalSpacing, counterAxisSpacing verticalSpacing, lineSpacing verticalSpacing,
            minimumLineSpacing verticalSpacing, runSpacing verticalSpacing, ranksep verticalSpacing,
            align-items alignment, counterAxisAlignItems alignment, justifyContent alignment, width maxWidth,
            wrapWidth maxWidth, rtl layoutDirection, padding contentMargins
            """
        ),
        (
            "{ layout: { kind: 'grid', columns: 2, @: 1 }, items: { count: 3 } }",
            """
            cols columns, rows columns, grid-template-columns columns, columnCount columns, gap horizontalSpacing,
            rowGap verticalSpacing, place-items alignment, align alignment
            """
        ),
        (
            "{ layout: { kind: 'ring', @: 1 }, items: { count: 3 } }",
            """
            r radius, outerRadius radius, innerRadius radius, distance radius, gap spacing, nodeSpacing spacing,
            minNodeSpacing spacing, avoidOverlap spacing, nodeSeparation spacing, padding spacing, angle startAngle,
            theta startAngle, rotation startAngle, endAngle sweep, arc sweep, totalAngle sweep,
            counterclockwise clockwise, ccw clockwise, direction clockwise, cx contentAnchor, rtl layoutDirection
            """
        ),
        (
            "{ layout: { kind: 'spiral', @: 1 }, items: { count: 3 } }",
            """
            type curve, turnSpacing pitch, innerRadius startRadius, equidistant step, goldenAngle divergence,
            minNodeSpacing spacing, counterclockwise clockwise
            """
        ),
        (
            "{ layout: { kind: 'clustered', @: 1 }, items: { count: 3 } }",
            """
            gap groupSpacing, componentSpacing groupSpacing, padding groupPadding, clusterPadding groupPadding,
            clusters groups, sort groupOrder, order groupOrder, innerLayout inner
            """
        ),
        (
            "{ viewport: { size: [1, 1], @: 1 }, items: { count: 3 } }",
            """
            contentOffset scrollTo, scrollPosition scrollTo, scrollIntoView scrollTo, pan scrollTo, focus scrollTo,
            target scrollTo, position scrollTo, cx anchor, width size, height size, rect scrollTo
            """
        ),
        (
            "{ contentMargins: { @: 1 }, items: { count: 3 } }",
            "left leading, right trailing, start leading, end trailing, padding-top top, paddingBottom bottom"
        ),
        (
            "{ contentSize: { @: [1, 1] }, items: { count: 3 } }",
            "min atLeast, minimum atLeast, minSize atLeast, exact fixed, fill fixed, width fixed, height fixed"
        ),
        ("{ background: { @: {} }, items: { count: 3 } }", "lines grid, dot dots"),
        (
            "{ background: { dots: { @: 1 } }, items: { count: 3 } }",
            "gap spacing, dotSize radius, size radius, colour color, fill color, stroke color"
        ),
        (
            "{ background: { grid: { @: 1 } }, items: { count: 3 } }",
            "stroke-width lineWidth, borderWidth lineWidth, thickness lineWidth, width lineWidth, tileSize spacing"
        ),
        (
            "{ layout: '@', items: { count: 3 } }",
            """
            circle ring, circular ring, radial ring, circo ring, concentric ring, arc ring, HStack flow, hbox flow,
            flex flow, flexbox flow, wrap flow, row flow, horizontal flow, LazyVGrid grid, table grid, masonry grid,
            matrix grid, phyllotaxis spiral, sunflower spiral, vogel spiral, archimedean spiral, fermat spiral,
            pack clustered, cluster clustered, grouped clustered, preset formula, custom formula
            """
        ),
        (
            "{ layout: { kind: 'flow', alignment: '@' }, items: { count: 3 } }",
            "middle center, flex-start top, flex-end bottom, start top, end bottom, centre center"
        ),
        (
            "{ layout: { kind: 'grid', columns: 1, alignment: '@' }, items: { count: 3 } }",
            "top-left topLeading, topRight topTrailing, left leading, right trailing, MIDDLE center"
        ),
        (
            "{ layout: { kind: 'spiral', curve: '@' }, items: { count: 3 } }",
            "sunflower fermat, phyllotaxis fermat, vogel fermat, arithmetic archimedean, archimedes archimedean"
        ),
        (
            "{ layout: { kind: 'clustered', groupOrder: '@' }, items: { count: 3 } }",
            "alphabetical name, appearance manifest, largest-first size"
        ),
        ("{ layout: { kind: 'ring', radius: '@' }, items: { count: 3 } }", "automatic auto, fit auto, AUTO auto"),
        (
            "{ contentSize: '@', items: { count: 3 } }",
            "HUG automatic, hug-contents automatic, fit-content automatic, auto automatic, Automatic automatic"
        ),
        (
            "{ contentAnchor: '@', items: { count: 3 } }",
            "bottomRight bottomTrailing, bottom-left bottomLeading, middle center, start leading, left leading"
        ),
        (
            "{ layoutDirection: '@', items: { count: 3 } }",
            "RTL rtl, right-to-left rightToLeft, RightToLeft rightToLeft, LTR ltr, lefttoright leftToRight"
        ),
        ("{ scrollIndicators: '@', items: { count: 3 } }", "always visible, off hidden"),
        (
            "{ items: [{ id: 1, @: 1 }] }",
            """
            w width, h height, dimensions size, title label, text label, caption label, name label, category group,
            cluster group, grp group
            """
        ),
    ]

    @Test("a word of another tool leads to ours", arguments: places.map(\.spec))
    func leads(_ spec: String) throws {
        let place = try #require(Self.places.first { $0.spec == spec })
        for pair in place.words.split(separator: ",") {
            let words = pair.split { $0 == " " || $0 == "\n" }.map(String.init)
            let key = spec.contains("'@'") ? words[0] : "'\(words[0])'"
            let loaded = SpecTexts.load(spec.replacing("@", with: key), [])
            let helps = loaded.diagnostics.map { $0.help ?? $0.message }
            #expect(
                helps.contains {
                    $0.contains("did you mean") && ($0.contains("`\(words[1])`") || $0.contains(" \(words[1]): "))
                },
                "\(words[0]) in \(spec): \(helps)")
        }
    }

    @Test("what no tool says gets no word of ours, but all that could stand there")
    func tellsAll() {
        let loaded = SpecTexts.load("{ layout: { kind: 'ring', xyzzy: 1 }, items: { count: 3 } }", [])
        #expect(
            loaded.diagnostics.map(\.help) == [
                "the keys are `radius`, `startAngle`, `sweep`, `clockwise` and `spacing`"
            ])
    }
}
