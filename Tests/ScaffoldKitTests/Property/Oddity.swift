/// What a workspace may have in it that isn't as the templates write it. Each is drawn for itself.
enum Oddity: String, CaseIterable, Comparable, Sendable {
    // Enums.
    case conformanceInExtension, conformanceByTypealias, conformanceByRefiningProtocol, qualifiedConformance
    case composedConformance, attributesBeforeEnum, nestedEnum, indirectEnum, packageAccess, sameNameInTwoModules
    case severalCasesInOneLine, commentedEnum, misleadingText, membersInEnum, enumUnderCondition
    case conformanceUnderCondition, moduleSelector, refinedInCore, aliasInCore, nestedInExtension, enumWithinEnum
    case incomingInExtension, incomingUnderCondition, excludedFeature, foreignPackage, sourceBytes
    case noOutgoing, ownPackage
    // Cases.
    case caseUnderCondition, caseInElseBranch, nestedConditions, conditionsOfSeveralTerms
    case rawIdentifier, keywordName, unicodeName, keywordLabel, rawLabel, noLabel, wildcardLabel, severalValues
    case closurePayload, tuplePayload, optionalPayload, collectionPayload, genericPayload, existentialPayload
    case defaultedDestination, otherSpellingOfType
    // Arms.
    case multiplePatterns, patternsOverLines, whereClause, partialPattern, outerLet, bareBindings, barePattern
    case wildcardBindings, qualifiedPattern, outerLetBeforeType, armOnOneLine, brokenPattern, fallsThrough, shuffledArms
    case defaultArm, unknownDefaultArm, wildcardArm, commentAboveArm, commentBehindArm, commentInsideArm
    case ternary, callOnRight, ifExpression, switchExpression, closureOnRight, conversionOnRight, parenthesesOnRight
    case brokenCall, blockArm, conditionInsideArm, wildcardWhere, whereOnly, armsInBothBranches, commentInPattern
    case commentAfterLastArm, blankLinesBetweenArms, labelledSwitch
    // The table.
    case returningArms, switchOfReturns, ifLetRow, ifLetUnderCondition, guardedDispatch, statementBeforeSwitch
    case optionalResult, overloadInExtension, nonisolatedOverload, otherParameterName, attributedOverload
    case otherDispatchName, ownBindingName, dispatchOnOneLine, returningDispatch, ownDispatchLine, dispatcherLast
    case ifLetChain, ifLetChainBeforeCondition, tableIsClass
    case labelledRedirect, twoParameters, redirectOfText, redirectOfList, redirectOfOptional, staticRedirect
    case redirectOfOwnEnum, redirectOfCoreType
    case shuffledOverloads, ownMembers, commentsBetweenMembers, headerComment
    case handWrittenElsewhere, importsUnsorted, importsWithAttributes, importsInOneLine
    case byteOrderMark, carriageReturns, tabs, twoSpaces, noFinalNewline
    // Starts that are behind the code.
    case noTable, armsMissing, overloadMissing, caseGone, importMissing
    case caseRenamed, payloadGrew, armWithoutCondition, armWithNeedlessCondition, enumGone, moduleGone

    /// Those that only fit at few places are asked for more often.
    var isRare: Bool { Self.rare.contains(self) }

    private static let rare: Set<Oddity> = [
        .patternsOverLines, .multiplePatterns, .blockArm, .fallsThrough, .guardedDispatch, .partialPattern,
        .barePattern, .wildcardBindings, .ifLetRow, .overloadInExtension, .conditionInsideArm, .whereOnly,
        .labelledSwitch, .dispatchOnOneLine, .returningDispatch, .ifLetChain, .ifLetChainBeforeCondition,
        .ownDispatchLine, .outerLetBeforeType, .qualifiedPattern, .brokenPattern, .nestedInExtension, .nestedEnum,
        .outerLet, .bareBindings, .armsInBothBranches, .ifLetUnderCondition, .armWithoutCondition, .moduleGone,
        .closureOnRight, .enumGone, .payloadGrew, .caseRenamed, .conditionsOfSeveralTerms, .armWithNeedlessCondition,
    ]

    static func < (left: Oddity, right: Oddity) -> Bool { left.rawValue < right.rawValue }
}
