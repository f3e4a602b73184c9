import { isRecord } from '../kit/page-item.ts'
import { safeCopy } from '../kit/safe-copy.ts'
import type { ListKind, Setting } from '../kit/setting.ts'

const stylingKinds: readonly Setting['kind'][] = [
  'checkbox',
  'color',
  'number',
  'select',
  'spacing',
  'tracks',
  'unitNumber',
]

/** Adds missing fields to list entries: styling from a new entry, texts empty. */
export function fillLists(props: Record<string, unknown>, settings: readonly Setting[]) {
  for (const setting of settings) {
    const entries = props[setting.key]
    if (setting.kind !== 'list' || !Array.isArray(entries)) continue
    props[setting.key] = entries.map((entry: unknown) =>
      isRecord(entry) ? fillEntry(entry, setting) : entry,
    )
  }
  return props
}

function fillEntry(saved: Readonly<Record<string, unknown>>, list: ListKind) {
  const entry = safeCopy(saved)
  for (const { key, kind } of list.settings) {
    if (!Object.hasOwn(entry, key)) entry[key] = emptyValue(kind, list.item, key)
  }
  return fillLists(entry, list.settings)
}

export function emptyValue(kind: Setting['kind'], item: object, key: string): unknown {
  if (kind === 'list') return []
  return stylingKinds.includes(kind) ? structuredClone(item[key as keyof typeof item]) : ''
}
