import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { blockTypes, sectionTypes } from '../sections/section-types.ts'

const offeredTypes = [...sectionTypes, ...blockTypes].filter(({ hidden }) => !hidden)

export function searchSections(term: string): readonly AnySection[] {
  const words = wordsOf(term)
  return offeredTypes.filter(({ name, type, group, otherNames = '' }) =>
    hasAll(`${name} ${type} ${group} ${otherNames}`, words),
  )
}

export function searchPresets(term: string): ReturnType<typeof presetsOf> {
  const words = wordsOf(term)
  if (words.length === 0) return []
  return offeredTypes
    .flatMap(({ type }) => presetsOf(type))
    .filter(({ name }) => hasAll(name, words))
}

export const hasWords = (name: string, term: string) => hasAll(name, wordsOf(term))

const wordsOf = (term: string) => term.toLowerCase().split(/\s+/).filter(Boolean)

function hasAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

export function groupSections(sections: readonly AnySection[]) {
  const groups = Map.groupBy(sections, ({ group }) => group)
  return [...groups].map(([group, grouped]) => ({ group, sections: grouped }))
}
