import ScaffoldKit

/// `scaffold redirect`: decides one redirect.
struct RedirectCommand: Command {
    static let spec = CommandSpec(
        "redirect",
        summary: "Decide where one outgoing case leads",
        discussion: [
            "Writes the case's arm in the redirect table. Values are handed over by position where the types agree and "
                + "the labels differ; where they don't agree, the arm to write by hand is printed.",
            "The app layer's test of the redirect is written too, and follows a decision that changes.",
        ],
        arguments: [
            ArgumentSpec(
                "Outgoing.case",
                help: "The outgoing case: HomeOutgoingNavigation.promo, or Home.promo.",
                question: "Outgoing case, as HomeOutgoingNavigation.promo"
            ),
            ArgumentSpec(
                "Incoming.case",
                help:
                    "Where it leads: OfferIncomingNavigation.detail, or Offer.detail; a feature alone stands for its entry, "
                    + "'none' for not yet.",
                question: "Incoming case, or none"
            ),
        ],
        shared: SharedOptions.writing,
        examples: [
            CommandSpec.Example("scaffold redirect HomeOutgoingNavigation.promo OfferIncomingNavigation.detail"),
            CommandSpec.Example("scaffold redirect HomeOutgoingNavigation.promo none"),
        ]
    )

    /// As given.
    let outgoing: String
    /// As given; nil for `none`.
    let incoming: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        outgoing = try arguments.required(0, of: Self.spec)
        let destination = try arguments.required(1, of: Self.spec)
        incoming = destination.lowercased() == "none" ? nil : destination
    }

    func plan(in context: PlanningContext) throws(Failure) -> Outcome {
        let plan = try AddRedirect(outgoing: outgoing, incoming: incoming)
            .plan(in: context.workspace, options: GenerationOptions(context))
        var outcome = Outcome(plan, explains: false)
        outcome.result = RedirectResult(outgoing: outgoing, incoming: incoming)
        if !plan.changeset.isEmpty { outcome.nextSteps = ["scaffold sync-redirects --check"] }
        return outcome
    }
}
