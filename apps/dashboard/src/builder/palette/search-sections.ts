import type { AnySection } from '@vitrine/sections/define-section.ts'
import { sectionTypes } from '../sections/section-types.ts'

/** Every word of the term is somewhere in the name, the type or the group of an offered section. */
export function searchSections(term: string): readonly AnySection[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  return sectionTypes.filter(({ name, type, group, hidden }) => {
    if (hidden) return false
    const text = `${name} ${type} ${group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export function groupSections(sections: readonly AnySection[]) {
  const groups = Map.groupBy(sections, ({ group }) => group)
  return [...groups].map(([group, grouped]) => ({ group, sections: grouped }))
}
