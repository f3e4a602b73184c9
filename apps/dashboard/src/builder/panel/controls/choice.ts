import { hasWords } from '../../../platform/has-words.ts'

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
  const fits = ({ label, detail = '' }: Choice) => hasWords(`${label} ${detail}`, search)
  return groups
    .map(({ group, choices }) => ({ group, choices: choices.filter(fits).slice(0, maxShown) }))
    .filter(({ choices }) => choices.length > 0)
}

export function findChoice(groups: readonly ChoiceGroup[], value: string): Choice | undefined {
  return groups.flatMap(({ choices }) => choices).find((choice) => choice.value === value)
}
