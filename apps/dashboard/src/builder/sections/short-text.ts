import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { wordsOf } from './words-of.ts'

const LENGTH = 60

export function shortTextOf({ type, props }: Pick<ComponentNode, 'type' | 'props'>): string {
  const { settings = [], defaults = {} } = findSection(type) ?? {}
  return findText(settings, props, defaults).replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH)
}

type Values = Readonly<Record<string, unknown>>

function findText(settings: readonly Setting[], values: Values, defaults: object): string {
  const complete = { ...defaults, ...values }
  const texts = settings.filter((setting) => isWords(setting) && isVisible(setting, complete))
  // Visible text identifies a section better than descriptions or labels.
  const inOrder = [...texts.filter(isInline), ...texts.filter((each) => !isInline(each))]
  for (const { key, kind } of inOrder) {
    const text = wordsIn(values[key], kind)
    if (text.trim() !== '') return text
  }
  return findInLists(settings, values)
}

function wordsIn(value: unknown, kind: Setting['kind']): string {
  if (typeof value !== 'string') return ''
  return kind === 'richText' ? wordsOf(value) : value
}

function findInLists(settings: readonly Setting[], values: Values) {
  for (const setting of settings) {
    const entries = setting.kind === 'list' ? values[setting.key] : undefined
    if (setting.kind !== 'list' || !Array.isArray(entries)) continue
    for (const entry of entries.filter(isRecord)) {
      const text: string = findText(setting.settings, entry, setting.item)
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
