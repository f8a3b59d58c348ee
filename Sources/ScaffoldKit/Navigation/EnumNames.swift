import SwiftScan

/// How the table names an enum: plainly, or qualified with the module where two modules have one of that name.
package struct EnumNames: Sendable {
    private var modules: [String: Set<String>] = [:]

    package init(map: NavigationMap) {
        for navigation in map.incoming + map.outgoing + map.hiddenIncoming where navigation.access >= .package {
            modules[navigation.name, default: []].insert(navigation.module)
        }
    }

    package func spelling(of navigation: NavigationEnum) -> String {
        isAmbiguous(navigation.name) ? "\(navigation.module).\(navigation.name)" : navigation.name
    }

    package func isAmbiguous(_ name: String) -> Bool { (modules[name]?.count ?? 0) > 1 }
}
