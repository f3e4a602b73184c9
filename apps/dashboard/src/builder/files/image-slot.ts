import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { changeEntry, type HiddenValues } from '../sections/change-entry.ts'

interface ImageProp {
  key: string
  value: unknown
}

type Values = Readonly<Record<string, unknown>>

/**
 * Returns the prop that shows the image, or undefined for a section without one. A slide with a
 * background colour gets the image instead.
 * @param slide index of the shown slide
 */
export function withImage(
  node: ComponentNode,
  { src, slide }: { src: string; slide: number },
  hidden: HiddenValues,
): ImageProp | undefined {
  const section = findSection(node.type)
  if (!section || (node.v ?? 1) > section.version) return undefined
  const values = { ...(section.defaults as Values), ...node.props }
  const own = visibleImage(section.settings, values)
  if (own) return { key: own.key, value: src }
  for (const list of section.settings) {
    if (list.kind !== 'list' || !list.shownOnCanvas) continue
    const entries = values[list.key]
    const entry: unknown = Array.isArray(entries) ? entries[slide] : undefined
    if (!Array.isArray(entries) || !isRecord(entry)) continue
    const image = visibleImage(list.settings, { ...list.item, ...entry }) ?? anyImage(list.settings)
    if (!image) continue
    const shown = showSetting(entry, { list, image, entryId: `${node.id} ${slide}` }, hidden)
    return { key: list.key, value: entries.with(slide, { ...shown, [image.key]: src }) }
  }
  return undefined
}

export function takesImage(node: ComponentNode): boolean {
  return withImage(node, { src: '', slide: 0 }, new Map()) !== undefined
}

function visibleImage(settings: readonly Setting[], values: Values) {
  return settings.find((each) => each.kind === 'image' && isVisible(each, values, settings))
}

function anyImage(settings: readonly Setting[]) {
  return settings.find(({ kind }) => kind === 'image')
}

interface Shown {
  list: Extract<Setting, { kind: 'list' }>
  image: Setting
  entryId: string
}

function showSetting(entry: Values, { list, image, entryId }: Shown, hidden: HiddenValues): Values {
  const { visibleIf } = image
  const complete: Values = { ...list.item, ...entry }
  if (!visibleIf || complete[visibleIf.setting] === visibleIf.is) return entry
  return changeEntry(entry, list, { key: visibleIf.setting, value: visibleIf.is, entryId }, hidden)
}
