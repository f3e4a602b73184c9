import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { ComponentNode } from '../model/page/document.ts'

/** @param path by places, such as `slides.0.title`; bindings name entries by their ids */
export function isBound({ details, props }: ComponentNode, path: string): boolean {
  if (!details.bindings) return false
  let value: unknown = props
  const names = path.split('.').map((key) => {
    const entry: unknown = Array.isArray(value) ? value[Number(key)] : undefined
    const name = isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : key
    value = entry ?? (isRecord(value) ? value[key] : undefined)
    return name
  })
  return Object.hasOwn(details.bindings, names.join('.'))
}
