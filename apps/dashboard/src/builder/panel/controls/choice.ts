export interface Choice {
  value: string
  label: string
  detail?: string
  image?: string | null
}

export interface ChoiceGroup {
  group: string
  choices: readonly Choice[]
}

const maxShown = 60

export function searchChoices(groups: readonly ChoiceGroup[], search: string): ChoiceGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ label, detail = '' }: Choice) => {
    const text = `${label} ${detail}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map(({ group, choices }) => ({ group, choices: choices.filter(fits).slice(0, maxShown) }))
    .filter(({ choices }) => choices.length > 0)
}

export function findChoice(groups: readonly ChoiceGroup[], value: string): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value)
}
