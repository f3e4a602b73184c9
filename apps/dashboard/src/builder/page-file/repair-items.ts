import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { newId } from '../model/page/new-id.ts'

type Raw = Record<string, unknown>

export function findItems(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  if (Array.isArray(value['content'])) return value['content']
  return typeof value['type'] === 'string' ? [value] : undefined
}

/**
 * Fills in fields that hand-written sections omit.
 * @returns undefined when an entry is not a section
 */
export function repairItems(items: readonly unknown[]): PageItem[] | undefined {
  const repaired = items.map(repairItem)
  return repaired.every((item) => item !== undefined) ? repaired : undefined
}

function repairItem(raw: unknown): PageItem | undefined {
  if (!isRecord(raw) || typeof raw['type'] !== 'string' || !raw['type']) return undefined
  const props = isRecord(raw['props']) ? { ...raw['props'] } : {}
  const children = childrenIn(props)
  if (children === undefined) return undefined
  return {
    ...raw,
    id: newId(),
    type: raw['type'],
    contentType: contentTypeOf(raw),
    props: children.length > 0 ? { ...props, childComponents: children } : props,
  }
}

/** A list of anything but sections is an ordinary prop. */
function childrenIn({ childComponents }: Raw): PageItem[] | undefined {
  const isList = Array.isArray(childComponents) && childComponents.every(isRecord)
  return isList ? repairItems(childComponents) : []
}

function contentTypeOf(raw: Raw): PageItem['contentType'] {
  const ofType = findSection(String(raw['type']))?.contentType
  if (ofType) return ofType
  const saved = ['container', 'global', 'block'] as const
  return saved.find((each) => each === raw['contentType']) ?? 'normal'
}
