import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isInEffect, type Setting } from '@vitrine/sections/kit/setting.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { asParagraphs, wordsOf } from '../sections/words-of.ts'

type Props = ComponentNode['props']

/** Converts a text between plain and formatted when a change of another prop requires it. */
export function convertTexts({ type, props: before }: ComponentNode, after: Props): Props {
  const settings = findSection(type)?.settings ?? []
  const converted = { ...after }
  for (const { key } of settings.filter(isFormatted)) {
    const text = after[key]
    const isNow = isFormattedIn(settings, key, after)
    if (typeof text !== 'string' || isFormattedIn(settings, key, before) === isNow) continue
    converted[key] = isNow ? asParagraphs(text) : wordsOf(text)
  }
  return converted
}

function isFormatted({ kind }: Setting) {
  return kind === 'richText'
}

function isFormattedIn(settings: readonly Setting[], key: string, props: Props): boolean {
  return settings.some((each) => each.key === key && isFormatted(each) && isInEffect(each, props))
}
