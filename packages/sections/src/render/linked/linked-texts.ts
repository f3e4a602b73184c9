import type { PageItem } from '@vitrine/contract/content/page.ts'
import { findBound, writeBound } from '../../kit/bindings/find-bound.ts'
import { checkValue } from '../../kit/check-value.ts'
import { childrenOf, isPageItem, isRecord, walkContent } from '../../kit/page-item.ts'
import { isVisible, type Setting } from '../../kit/setting.ts'
import { findSection } from '../schemas.ts'

type Values = Readonly<Record<string, unknown>>
type Overrides = Readonly<Record<string, string>>

/** A text of a linked section that may differ where the section is shown. */
export interface LinkedText {
  /** The item's id and the path of the setting, as in `overrides`. */
  path: string
  /** The item that the text is of. */
  item: PageItem
  setting: Setting
  value: string
}

/** Lists the texts of a section of the library, in the order of the page. */
export function listLinkedTexts(root: PageItem): LinkedText[] {
  return [...walkContent([root])].flatMap(({ item }) => {
    const section = findSection(item.type)
    if (!section) return []
    const values = { ...section.defaults, ...item.props }
    return textsIn(section.settings, values, item.id).map((text) => ({ ...text, item }))
  })
}

function textsIn(
  settings: readonly Setting[],
  values: Values,
  at: string,
): Omit<LinkedText, 'item'>[] {
  return settings
    .filter((setting) => isVisible(setting, values))
    .flatMap((setting) => {
      const value = values[setting.key]
      const path = `${at}/${setting.key}`
      if (isText(setting) && typeof value === 'string') return [{ path, setting, value }]
      if (setting.kind !== 'list' || !Array.isArray(value)) return []
      return value.flatMap((entry: unknown) =>
        isRecord(entry) && typeof entry['id'] === 'string'
          ? textsIn(setting.settings, entry, `${path}/${entry['id']}`)
          : [],
      )
    })
}

function isText({ kind, perDevice }: Setting): boolean {
  return !perDevice && (kind === 'text' || kind === 'textarea' || kind === 'richText')
}

/** Puts the texts of one place into a section of the library. What fits no more is left out. */
export function withOverrides(item: PageItem, overrides: Overrides): PageItem {
  const own = Object.entries(overrides).filter(([path]) => path.startsWith(`${item.id}/`))
  const section = findSection(item.type)
  let props = item.props
  for (const [path, text] of section ? own : []) {
    const keys = path.slice(item.id.length + 1).split('/')
    const values = { ...section!.defaults, ...props }
    const setting = findBound(section!.settings, keys, values)
    if (!setting || !isText(setting) || checkValue(text, setting)) continue
    props = writeBound(values, keys, text)
  }
  if (childrenOf(item).length === 0) return props === item.props ? item : { ...item, props }
  const children = (props['childComponents'] as unknown[]).map((child) =>
    isPageItem(child) ? withOverrides(child, overrides) : child,
  )
  return { ...item, props: { ...props, childComponents: children } }
}
