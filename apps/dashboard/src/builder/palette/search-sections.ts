import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { hasWords } from '../../platform/has-words.ts'
import { blockTypes, sectionTypes } from '../sections/section-types.ts'

const offeredTypes = [...sectionTypes, ...blockTypes].filter(({ hidden }) => !hidden)

export function searchSections(term: string): readonly AnySection[] {
  return offeredTypes.filter(({ name, type, group, otherNames = '' }) =>
    hasWords(`${name} ${type} ${group} ${otherNames}`, term),
  )
}

export function searchPresets(term: string): ReturnType<typeof presetsOf> {
  if (term.trim() === '') return []
  return offeredTypes
    .flatMap(({ type }) => presetsOf(type))
    .filter(({ name }) => hasWords(name, term))
}

export function groupSections(sections: readonly AnySection[]) {
  const groups = Map.groupBy(sections, ({ group }) => group)
  return [...groups].map(([group, grouped]) => ({ group, sections: grouped }))
}
