import { isPerDevice } from '@vitrine/sections/kit/per-device.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { useBuilderState } from '../context/builder-context.ts'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { findPlace } from '../model/page/find-node.ts'

/** Returns the layouts that a block is in, on any device, such as `stack row`. */
export function useLayoutsAround(id: NodeId): string {
  return useBuilderState(({ components }) => layoutsAround(components, id))
}

export function layoutsAround(document: PageDocument, id: NodeId): string {
  const parent = findPlace(document, id)?.parent ?? null
  const node = parent === null ? undefined : document.nodes.get(parent)
  if (!node || !findSection(node.type)?.blocks) return ''
  const { layout = 'stack' } = node.props
  return isPerDevice(layout) ? Object.values(layout).join(' ') : String(layout)
}
