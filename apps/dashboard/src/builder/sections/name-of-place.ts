import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { nameOfNode } from './section-types.ts'

/** Returns for example "Gallery, image 2" for `items.1.image`. */
export function nameOfPlace(node: Pick<ComponentNode, 'type' | 'details'>, path: string): string {
  const names = [nameOfNode(node)]
  let settings: readonly Setting[] = findSection(node.type)?.settings ?? []
  const keys = path.split('.')
  for (let at = 0; at < keys.length; at += 2) {
    const list = settings.find(({ key }) => key === keys[at])
    const index = Number(keys[at + 1])
    if (list?.kind !== 'list' || !Number.isInteger(index)) break
    names.push(`${list.itemLabel.toLowerCase()} ${index + 1}`)
    settings = list.settings
  }
  return names.join(', ')
}
