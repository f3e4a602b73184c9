import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { NodeId } from '../model/page/document.ts'
import { readSubtree } from '../model/page/find-node.ts'
import { fitsInto } from '../model/page/places.ts'
import type { Session } from '../model/session/session.ts'
import type { Carried } from '../dom/hit-test.ts'
import type { Dragged } from './pointer-state.ts'
import { regionOfType } from '../sections/section-types.ts'
import { listMoved } from '../store/list-moved.ts'
import { regionOf } from '../store/page-order.ts'

export function describeCarried(
  page: Omit<Session, 'history' | 'settings'>,
  dragged: Dragged,
): Carried {
  const { components } = page
  if (dragged.kind === 'new') {
    const { type } = dragged
    const contentType = findSection(type)?.contentType ?? 'normal'
    return {
      region: regionOfType(type),
      ids: new Set<NodeId>(),
      fits: (parent) => fitsInto(components, parent, { type, contentType }),
    }
  }
  const lifted = listMoved(page, dragged.id).map((id) => readSubtree(components, id))
  return {
    region: regionOf(components, dragged.id),
    ids: new Set(lifted.flatMap((subtree) => subtree.map((node) => node.id))),
    fits: (parent) => lifted.every(([top]) => fitsInto(components, parent, top)),
  }
}
