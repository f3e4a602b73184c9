import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { hasWords } from '../../platform/has-words.ts'
import type { PageDocument, Place } from '../model/page/document.ts'
import { canAddAt } from '../model/page/places.ts'
import { linkTo } from '../sections/link-to.ts'
import { fitsTemplate, groupSections, searchPresets, searchSections } from './search-sections.ts'

export interface Choice {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly type: string
  readonly preset?: PageItem
}

interface Search {
  readonly components: PageDocument
  readonly place: Pick<Place, 'parent' | 'slot'>
  readonly term: string
  readonly kind: Page['templateFor']
  readonly shopName: string
  readonly saved: readonly SavedSection[]
}

/** Lists what can be added at a place: types by group, and with a term also presets. */
export function listChoices(search: Search): Choice[] {
  const { components, place, term, kind, shopName, saved } = search
  const fitting = searchSections(term, kind).filter((each) => canAddAt(components, place, each))
  const types = groupSections(fitting).flatMap(({ group, sections }) =>
    // Sections and blocks have names in common, such as Text.
    sections.map(({ type, name, contentType }) => {
      const isBlock = contentType === 'block'
      return { key: type, name: isBlock ? `${name} block` : name, group, type }
    }),
  )
  const presets = searchPresets(term, kind)
    .filter(({ item }) => canAddAt(components, place, item))
    .map(({ name, item }) => {
      const preset = forShop([item], shopName)[0] ?? item
      return { key: `${item.type} ${name}`, name, group: 'Presets', type: item.type, preset }
    })
  const own = saved
    .filter(({ name, item }) => hasWords(name, term) && fitsTemplate(item, kind))
    .filter(({ item }) => canAddAt(components, place, item))
    .flatMap((each) => {
      const { id, name, item } = each
      const choice = { key: id, name, group: 'Your library', type: item.type, preset: item }
      const linked = { key: `linked ${id}`, name: `${name}, linked`, preset: linkTo(each) }
      return [choice, { ...choice, ...linked }]
    })
  const start = term.trim().toLowerCase()
  const isNamed = ({ name }: Choice) => name.toLowerCase().startsWith(start)
  const all: readonly Choice[] = [...own, ...types, ...presets]
  return start === '' ? [...all] : [...all.filter(isNamed), ...all.filter((each) => !isNamed(each))]
}
