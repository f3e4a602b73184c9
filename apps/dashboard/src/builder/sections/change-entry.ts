import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { isMeant, type Setting } from '@vitrine/sections/kit/setting.ts'
import type { Entry } from './list-entries.ts'
import type { SettingOfKind } from './setting-of-kind.ts'

/** Values of settings that are not shown at the moment, by entry, key and kind. */
export type HiddenValues = Map<string, unknown>

interface Change {
  key: string
  value: unknown
  /** Names the entry among all of the page. */
  entryId: string
}

/**
 * An entry with one value changed. Where that changes what another value means, as the kind of a
 * background does, the other value is put away for its old meaning and the one of the new meaning
 * is put in its place: the last one, or a new entry's, or none.
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
    const old = settings.find((other) => other.key === next.key && isMeant(other, complete))
    if (!old || old === next || !isMeant(next, after)) continue
    hidden.set(nameOf(entryId, old), complete[old.key as keyof typeof complete])
    const initial = isMeant(next, { ...item }) ? item[next.key as keyof typeof item] : ''
    const last = hidden.get(nameOf(entryId, next)) ?? initial
    changed[next.key] = checkValue(last, next) ? '' : last
  }
  return changed
}

function nameOf(entryId: string, { key, visibleIf }: Setting) {
  return `${entryId} ${key} ${visibleIf?.is}`
}
