import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { presetsOf } from '@vitrine/sections/presets/section-presets.ts'
import { findClosedProblem, isShownClosed } from '@vitrine/sections/render/closed-shop-types.ts'
import { hasWords } from '../../platform/has-words.ts'
import { blockTypes, sectionTypes } from '../sections/section-types.ts'

const offeredTypes = [...sectionTypes, ...blockTypes].filter(({ hidden }) => !hidden)

/** Undefined for a page. */
type TemplateKind = Page['templateFor']

export function searchSections(term: string, kind: TemplateKind): readonly AnySection[] {
  return typesFor(kind).filter(({ name, type, group, otherNames = '' }) =>
    hasWords(`${name} ${type} ${group} ${otherNames}`, term),
  )
}

export function searchPresets(term: string, kind: TemplateKind): ReturnType<typeof presetsOf> {
  if (term.trim() === '') return []
  return typesFor(kind)
    .flatMap(({ type }) => presetsFor(type, kind))
    .filter(({ name }) => hasWords(name, term))
}

export function presetsFor(type: string, kind: TemplateKind): ReturnType<typeof presetsOf> {
  return presetsOf(type).filter(({ item }) => fitsTemplate(item, kind))
}

/** The page of a closed shop shows nothing of the shop. */
export function fitsTemplate(item: PageItem, kind: TemplateKind): boolean {
  return kind !== 'password' || findClosedProblem([item]) === undefined
}

function typesFor(kind: TemplateKind) {
  return kind === 'password' ? offeredTypes.filter(isShownClosed) : offeredTypes
}

export function groupSections(sections: readonly AnySection[]) {
  const groups = Map.groupBy(sections, ({ group }) => group)
  return [...groups].map(([group, grouped]) => ({ group, sections: grouped }))
}
