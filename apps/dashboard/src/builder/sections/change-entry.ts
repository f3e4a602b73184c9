import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { isInEffect, type Setting } from '@vitrine/sections/kit/setting.ts'
import type { Entry } from './list-entries.ts'
import type { SettingOfKind } from './setting-of-kind.ts'

export type HiddenValues = Map<string, unknown>

interface Change {
  key: string
  value: unknown
  entryId: string
}

/**
 * Returns an entry with one value changed. Where that changes the meaning of another value, as a
 * background's kind does, the other is stored for its old meaning and replaced by the last one of
 * the new, or the default.
 */
export function changeEntry(
  before: Entry,
  { settings, item }: Pick<SettingOfKind<'list'>, 'settings' | 'item'>,
  { key, value, entryId }: Change,
  hidden: HiddenValues,
): Entry {
  const complete = { ...item, ...before }
  const after = { ...complete, [key]: value }
  const changed: Record<string, unknown> = { ...before, [key]: value }
  for (const next of settings.filter(({ visibleIf }) => visibleIf?.setting === key)) {
    const old = settings.find((other) => other.key === next.key && isInEffect(other, complete))
    if (!old || old === next || !isInEffect(next, after)) continue
    hidden.set(nameOf(entryId, old), complete[old.key as keyof typeof complete])
    const initial = isInEffect(next, { ...item }) ? item[next.key as keyof typeof item] : ''
    const last = hidden.get(nameOf(entryId, next)) ?? initial
    changed[next.key] = checkValue(last, next) ? '' : last
  }
  return changed
}

function nameOf(entryId: string, { key, visibleIf }: Setting) {
  return `${entryId} ${key} ${visibleIf?.is}`
}
