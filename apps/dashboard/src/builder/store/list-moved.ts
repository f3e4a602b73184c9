import type { NodeId } from '../model/page/document.ts'
import { listActedOn, listSelected } from '../model/session/selection.ts'
import type { Session } from '../model/session/session.ts'
import { regionOf } from './page-order.ts'

export function listMoved(
  page: Omit<Session, 'history' | 'settings'>,
  id: NodeId,
): readonly NodeId[] {
  const { components } = page
  const selected = listSelected(page)
  if (!selected.includes(id) || selected.length === 1) return [id]
  const region = regionOf(components, id)
  return listActedOn(
    components,
    selected.filter((each) => regionOf(components, each) === region),
  )
}
