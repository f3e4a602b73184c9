import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { sectionTypes } from '../sections/section-types.ts'

export function searchSections(term: string): readonly AnySection[] {
  const words = wordsOf(term)
  return sectionTypes.filter(({ name, type, group, hidden, otherNames = '' }) => {
    if (hidden) return false
    return hasAll(`${name} ${type} ${group} ${otherNames}`, words)
  })
}

export function searchPresets(term: string): ReturnType<typeof presetsOf> {
  const words = wordsOf(term)
  if (words.length === 0) return []
  const offered = sectionTypes.filter(({ hidden }) => !hidden)
  return offered.flatMap(({ type }) => presetsOf(type)).filter(({ name }) => hasAll(name, words))
}

const wordsOf = (term: string) => term.toLowerCase().split(/\s+/).filter(Boolean)

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

export function groupSections(sections: readonly AnySection[]) {
  const groups = Map.groupBy(sections, ({ group }) => group)
  return [...groups].map(([group, grouped]) => ({ group, sections: grouped }))
}
