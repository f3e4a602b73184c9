import { findSection } from '@vitrine/sections/schemas.ts'
import { isVisible, type Setting } from '@vitrine/sections/setting.ts'
import { isRecord } from '@vitrine/sections/page-item.ts'
import type { ComponentNode } from '../model/document.ts'

const LENGTH = 60

/** The first words that a section shows, to tell it from others of its type. */
export function shortTextOf({ type, props }: Pick<ComponentNode, 'type' | 'props'>): string {
  const settings = findSection(type)?.settings ?? []
  return findText(settings, props).replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH)
}

function findText(settings: readonly Setting[], values: Readonly<Record<string, unknown>>): string {
  const texts = settings.filter((setting) => isWords(setting) && isVisible(setting, values))
  // What stands on the page itself tells more than a description or a label for machines.
  const inOrder = [...texts.filter(isInline), ...texts.filter((each) => !isInline(each))]
  for (const { key } of inOrder) {
    const text = values[key]
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return findInLists(settings, values)
}

function findInLists(settings: readonly Setting[], values: Readonly<Record<string, unknown>>) {
  for (const setting of settings) {
    const entries = setting.kind === 'list' ? values[setting.key] : undefined
    if (setting.kind !== 'list' || !Array.isArray(entries)) continue
    for (const entry of entries.filter(isRecord)) {
      const text: string = findText(setting.settings, entry)
      if (text !== '') return text
    }
  }
  return ''
}

function isWords({ kind }: Setting): boolean {
  return kind === 'text' || kind === 'textarea' || kind === 'richText'
}

function isInline(setting: Setting): boolean {
  return 'inline' in setting && setting.inline === true
}
