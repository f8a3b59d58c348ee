import SwiftUI

enum Size {
    case small
}

let key: LocalizedStringKey = "\(Size.small)"
