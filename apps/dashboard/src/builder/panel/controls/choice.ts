/** Something of the shop that a setting can name. */
export interface Choice {
  value: string
  label: string
  /** What tells two of the same name apart: a price, an address. */
  detail?: string
  picture?: string | null
}

export interface ChoiceGroup {
  group: string
  choices: readonly Choice[]
}

/** More are found by typing. */
const mostShown = 60

/** The groups with the choices that hold all words of the search, in a name or a detail. */
export function searchChoices(groups: readonly ChoiceGroup[], search: string): ChoiceGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label, detail = '' }: Choice) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ group, choices }) => ({ group, choices: choices.filter(fits).slice(0, mostShown) }))
    .filter(({ choices }) => choices.length > 0)
}

export function findChoice(groups: readonly ChoiceGroup[], value: string): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value)
}
