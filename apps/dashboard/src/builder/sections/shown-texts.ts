import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { wordsOf } from './words-of.ts'

type Values = Readonly<Record<string, unknown>>

/** Yields the texts of a section or block without markup; of each of its parts the visible ones first. */
export function shownTexts({ type, props }: Pick<ComponentNode, 'type' | 'props'>) {
  const { settings = [], defaults = {} } = findSection(type) ?? {}
  return textsIn(settings, props, defaults)
}

function* textsIn(
  settings: readonly Setting[],
  values: Values,
  defaults: object,
): Generator<string> {
  const complete = { ...defaults, ...values }
  const texts = settings.filter((setting) => isWords(setting) && isVisible(setting, complete))
  // Visible text identifies a section better than descriptions or labels.
  const inOrder = [...texts.filter(isInline), ...texts.filter((each) => !isInline(each))]
  for (const { key, kind } of inOrder) {
    const text = wordsIn(values[key], kind).replaceAll(/\s+/g, ' ').trim()
    if (text !== '') yield text
  }
  for (const setting of settings) {
    const entries = setting.kind === 'list' ? values[setting.key] : undefined
    if (setting.kind !== 'list' || !Array.isArray(entries)) continue
    for (const entry of entries.filter(isRecord)) {
      yield* textsIn(setting.settings, entry, setting.item)
    }
  }
}

function wordsIn(value: unknown, kind: Setting['kind']): string {
  if (typeof value !== 'string') return ''
  return kind === 'richText' ? wordsOf(value) : value
}

function isWords({ kind }: Setting): boolean {
  return kind === 'text' || kind === 'textarea' || kind === 'richText'
}

function isInline(setting: Setting): boolean {
  return 'inline' in setting && setting.inline === true
}
