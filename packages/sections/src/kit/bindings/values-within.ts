import { isRecord } from '../page-item.ts'
import { isInEffect, type Setting } from '../setting.ts'
import { canShow, findSource } from './bind-sources.ts'
import { escapedText, textOfHtml } from './bound-text.ts'

type Values = Readonly<Record<string, unknown>>

/** A value of the page within a text, such as `{{product.title}}`. */
export const valueMark = (name: string) => `{{${name}}}`

const mark = /\{\{([a-z]+(?:\.[\w-]+)+)\}\}/gi

export function hasMark(text: string): boolean {
  return text.search(mark) !== -1
}

/** Splits a text into words and the names of values, in turns: words first. */
export function splitAtMarks(text: string): string[] {
  return text.split(mark)
}

/** Returns the settings' values with those of the page within them; a missing one is empty. */
export function fillWithin<Of extends Values>(
  values: Of,
  settings: readonly Setting[],
  found: Readonly<Record<string, string>>,
  defaults: object = {},
): Of {
  let filled = values
  for (const setting of settings) {
    const value = filled[setting.key]
    if (!isInEffect(setting, { ...defaults, ...values })) continue
    const next = fillValue(value, setting, found)
    if (next !== value) filled = { ...filled, [setting.key]: next }
  }
  return filled
}

function fillValue(value: unknown, setting: Setting, found: Readonly<Record<string, string>>) {
  if (typeof value === 'string') return value.includes('{{') ? fill(value, setting, found) : value
  if (setting.kind !== 'list' || !Array.isArray(value)) return value
  const entries = value.map((entry: unknown) =>
    isRecord(entry) ? fillWithin(entry, setting.settings, found, setting.item) : entry,
  )
  return entries.some((entry, index) => entry !== value[index]) ? entries : value
}

function fill(text: string, setting: Setting, found: Readonly<Record<string, string>>): string {
  const valueOf = (whole: string, name: string) => {
    const source = findSource(name)
    if (!source || !canShow(setting, source)) return whole
    const value = found[name] ?? ''
    return (source.type === 'html' ? textOfHtml(value) : value).replaceAll('\n', ' ')
  }
  if (setting.kind !== 'richText') return text.replaceAll(mark, valueOf)
  // Attributes, as of links, stay as they are.
  return text.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replaceAll(mark, (whole, name: string) => escapedText(valueOf(whole, name))),
  )
}
