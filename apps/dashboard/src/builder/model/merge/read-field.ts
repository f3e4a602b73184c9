import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { PageDocument } from '../page/document.ts'
import type { Conflict } from './conflict.ts'

/** Returns the value of a conflict's field on another state of the page. */
export function readField(
  { nodes }: PageDocument,
  { id, field }: Pick<Conflict, 'id' | 'field'>,
): unknown {
  let value: unknown = nodes.get(id)
  for (const part of field.split('.')) {
    if (Array.isArray(value)) {
      value = value.find((entry: unknown) => isRecord(entry) && entry.id === part)
    } else if (isRecord(value) && Object.hasOwn(value, part)) value = value[part]
    else return undefined
  }
  return value
}
