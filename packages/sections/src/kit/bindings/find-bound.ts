import { isRecord } from '../page-item.ts'
import { isInEffect, type Setting } from '../setting.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Finds the setting that a binding names, such as `title` or `slides.<id of the entry>.title`;
 * undefined once its list has no such entry.
 */
export function findBound(
  settings: readonly Setting[],
  [key, entryId, ...rest]: readonly string[],
  values: Values,
): Setting | undefined {
  // A text that can be formatted has two settings under one key; the values decide which applies.
  const named = settings.filter((each) => each.key === key)
  const setting = named.find((each) => isInEffect(each, values)) ?? named[0]
  if (entryId === undefined) return setting
  const entries = values[key ?? '']
  if (setting?.kind !== 'list' || !Array.isArray(entries)) return undefined
  const entry: unknown = entries.find((each) => isRecord(each) && each['id'] === entryId)
  return isRecord(entry) ? findBound(setting.settings, rest, entry) : undefined
}

/** Returns the values with one of them replaced; untouched parts are shared, not copied. */
export function writeBound(
  values: Values,
  [key = '', entryId, ...rest]: readonly string[],
  value: string,
): Record<string, unknown> {
  if (entryId === undefined) return { ...values, [key]: value }
  const entries = values[key]
  if (!Array.isArray(entries)) return values
  const written = entries.map((entry: unknown) =>
    isRecord(entry) && entry['id'] === entryId ? writeBound(entry, rest, value) : entry,
  )
  return { ...values, [key]: written }
}
