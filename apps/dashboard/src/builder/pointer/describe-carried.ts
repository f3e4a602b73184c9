import type { NodeId } from '../model/page/document.ts'
import { readSubtree } from '../model/page/find-node.ts'
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
  if (dragged.kind === 'new') return { region: regionOfType(dragged.type), ids: new Set<NodeId>() }
  const { components } = page
  const lifted = listMoved(page, dragged.id)
  return {
    region: regionOf(components, dragged.id),
    ids: new Set(lifted.flatMap((id) => readSubtree(components, id).map((node) => node.id))),
  }
}
