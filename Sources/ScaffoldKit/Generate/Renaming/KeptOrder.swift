import ScaffoldTemplates
import SwiftScan

/// Puts parts in order again that were in order before their names changed. What wasn't in order keeps its places.
///
/// Renaming changes no line and no declaration's place among the others, so the parts before and after stand for each
/// other by their numbers.
enum KeptOrder {
    /// Imports, in each run of lines.
    static func imports(of before: SourceFile, after: SourceFile) -> [TextEdit] {
        let old = runs(of: before)
        let new = runs(of: after)
        guard old.map(\.count) == new.map(\.count) else { return [] }
        return zip(old, new).flatMap { old, new -> [TextEdit] in
            guard isSorted(old.map(\.name)) else { return [] }
            let file = SourceLayout(after)
            var parts: [OrderedParts<String>.Part] = []
            for (index, declaration) in new.enumerated() {
                guard let block = file.block(of: declaration.range) else { return [] }
                let line = after.lineStart(of: declaration.range.lowerBound)
                // What stands above the first may be the file's header.
                if index > 0, block.lowerBound < line { return [] }
                let end = after.lineEnd(of: declaration.range.upperBound)
                parts.append(.init(range: line..<end, key: declaration.name))
            }
            return OrderedParts(parts: parts) { $0.precedesInBytes($1) }.edits(in: after)
        }
    }

    /// The functions of a type, by their names.
    static func functions(of type: String, before: EditableSource, after: EditableSource) -> [TextEdit] {
        let old = functions(of: type, in: before)
        let new = functions(of: type, in: after)
        guard old.count == new.count, isSorted(old.map(\.fullName)) else { return [] }
        let layout = SourceLayout(after.source)
        let outer = after.type(named: type).map { after.source.declarations[$0].conditions.count } ?? 0
        let branches = Dictionary(grouping: new) { $0.conditions.dropFirst(outer).first?.opened }
        var parts: [OrderedParts<String>.Part] = []
        for declaration in new {
            let opened = declaration.conditions.dropFirst(outer).first?.opened
            let block = opened.map(layout.conditionalBlock) ?? layout.block(of: declaration.range)
            guard let block else { return [] }
            // A `#if` goes with the function in it; one around several stays where it is.
            let isAlone = opened == nil || branches[opened]?.count == 1
            if !isAlone, parts.last?.range == block { continue }
            parts.append(.init(range: block, key: isAlone ? declaration.fullName : nil))
        }
        return OrderedParts(parts: parts) { $0.precedesInBytes($1) }.edits(in: after.source)
    }

    /// The elements of an array. Commas stay where they are; comments above an element and behind it go with it.
    static func elements(
        of array: String,
        by key: (String) -> String,
        before: EditableSource,
        after: EditableSource
    ) -> [TextEdit] {
        guard let old = ArrayPlace(name: array).literal(in: before)?.elements,
            let new = ArrayPlace(name: array).literal(in: after)?.elements, old.count == new.count,
            isSorted(old.map { key(before.source.text($0.range)) })
        else { return [] }
        let keys = new.map { key(after.source.text($0.range)) }
        let bodies = zip(new, keys).map { OrderedParts<String>.Part(range: $0.range, key: $1) }
        guard new.allSatisfy({ after.source.startsLine($0.range.lowerBound) }) else {
            return OrderedParts(parts: bodies) { $0.precedesInBytes($1) }.edits(in: after.source)
        }
        let leads = new.enumerated().map { index, element in
            let line = after.source.lineStart(of: element.range.lowerBound)
            let start = index == 0 ? line : after.startWithComments(of: element.range.lowerBound)
            return OrderedParts<String>.Part(range: start..<line, key: keys[index])
        }
        let tails = zip(new, keys).map { element, key in
            let start = endWithComma(element.range, in: after)
            return OrderedParts<String>.Part(range: start..<after.endOfTrailingComment(after: start), key: key)
        }
        // Above the first is the array's heading: a comment that came there couldn't be told from it any more.
        let first = keys.indices.min { keys[$0].precedesInBytes(keys[$1]) } ?? 0
        if leads.indices.contains(first), !leads[first].range.isEmpty { return [] }
        return [leads, bodies, tails].flatMap { parts in
            OrderedParts(parts: parts) { $0.precedesInBytes($1) }.edits(in: after.source)
        }
    }

    private static func endWithComma(_ element: Range<Int>, in file: EditableSource) -> Int {
        let index = file.source.tokenIndex(atOrAfter: element.upperBound)
        guard file.source.kind(ofToken: index) == .comma else { return element.upperBound }
        return file.source.tokens[index].range.upperBound
    }

    private static func functions(of type: String, in file: EditableSource) -> [Declaration] {
        guard let owner = file.type(named: type) else { return [] }
        return file.source.declarations.filter { $0.parent == owner && $0.kind == .func }
    }

    /// Imports that follow one another line by line, with the same attributes and under the same conditions.
    private static func runs(of source: SourceFile) -> [[Declaration]] {
        var runs: [[Declaration]] = []
        for declaration in source.declarations where declaration.kind == .import {
            if let last = runs.last?.last, last.conditions == declaration.conditions,
                last.attributes.map(\.name) == declaration.attributes.map(\.name),
                !hasGap(last.range.upperBound..<declaration.range.lowerBound, in: source)
            {
                runs[runs.count - 1].append(declaration)
            } else {
                runs.append([declaration])
            }
        }
        return runs
    }

    /// Whether a blank line or other code stands between.
    private static func hasGap(_ range: Range<Int>, in source: SourceFile) -> Bool {
        let lines = source.position(of: range.upperBound).line - source.position(of: range.lowerBound).line
        return lines > 1 && source.comments(in: range).isEmpty || !source.tokenRange(in: range).isEmpty
    }

    private static func isSorted(_ keys: [String]) -> Bool {
        zip(keys, keys.dropFirst()).allSatisfy { !$1.precedesInBytes($0) }
    }
}
