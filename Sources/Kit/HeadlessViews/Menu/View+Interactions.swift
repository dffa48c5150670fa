extension View {
  /// Adds an interaction, which is removed from another view first.
  /// > Assumed: one that the view already has moves to the end without callbacks.
  final func attach(_ interaction: any Interaction) {
    if let index = interactionIndex(of: interaction) {
      if let moved = rare.interactions?.remove(at: index) { rare.interactions?.append(moved) }
      return
    }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Removes an interaction of this view; nothing for another one.
  final func detach(_ interaction: any Interaction) {
    if interactionIndex(of: interaction) == nil { return }
    interaction.willMove(to: nil)
    // The callback may have changed the list.
    if let index = interactionIndex(of: interaction) { rare.interactions?.remove(at: index) }
    interaction.didMove(to: nil)
  }

  /// Removes the interactions that are not in a new list, then adds the list's in its order.
  final func setInteractions(_ interactions: [any Interaction]) {
    for interaction in self.interactions where !interactions.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in interactions { addInteraction(interaction) }
  }

  private func interactionIndex(of interaction: any Interaction) -> Int? {
    rare.interactions?.firstIndex { $0 === interaction }
  }
}
