import { CHILDREN, type NodeId, type PageDocument, type Place } from '../model/page/document.ts'
import { findPlace, findSlot, isContainer, readSubtree } from '../model/page/find-node.ts'
import { fitsInto } from '../model/page/places.ts'
import { nameOfType } from '../sections/section-types.ts'
import { shortTextOf } from '../sections/short-text.ts'
import { regionOf } from '../store/page-order.ts'
import { listRows } from './outline-rows.ts'

export type Beside = 'before' | 'after' | 'inside'

export interface NamedSection {
  readonly id: NodeId
  /** Number on the page, type and text, such as `2.1 Text Fine teas`. */
  readonly name: string
}

export function listNeighbours(
  document: PageDocument,
  moved: readonly NodeId[],
  beside: Beside,
): NamedSection[] {
  const away = new Set(moved.flatMap((id) => readSubtree(document, id).map((node) => node.id)))
  const region = moved[0] === undefined ? 'page' : regionOf(document, moved[0])
  const parents = parentsOf(document)
  return nameAll(document, region).filter(({ id }) => {
    if (away.has(id)) return false
    if (beside === 'inside' && !isContainer(document.nodes.get(id)!)) return false
    const parent = beside === 'inside' ? id : (parents.get(id) ?? null)
    return moved.every((each) => fitsInto(document, parent, document.nodes.get(each)!))
  })
}

function parentsOf({ nodes }: PageDocument): Map<NodeId, NodeId> {
  const pairs = [...nodes.values()].flatMap(({ id, slots }) =>
    Object.values(slots)
      .flat()
      .map((child) => [child, id] as const),
  )
  return new Map(pairs)
}

function nameAll(document: PageDocument, region: string): NamedSection[] {
  const numbers: number[] = []
  const rows = listRows(document, new Set()).filter((row) => row.region === region && !row.isRegion)
  return rows.map(({ id, level, position }) => {
    numbers.splice(level - 2, Infinity, position)
    const node = document.nodes.get(id)!
    return { id, name: `${numbers.join('.')} ${nameOfType(node.type)} ${shortTextOf(node)}`.trim() }
  })
}

/** The index does not count the moved components. */
export function placeBeside(
  document: PageDocument,
  moved: readonly NodeId[],
  beside: Beside,
  neighbour: NodeId,
): Place | undefined {
  const around = findPlace(document, neighbour)
  if (!around) return undefined
  const list =
    beside === 'inside'
      ? { parent: neighbour, slot: CHILDREN }
      : { parent: around.parent, slot: around.slot }
  const staying = (findSlot(document, list) ?? []).filter((id) => !moved.includes(id))
  if (beside === 'inside') return { ...list, index: staying.length }
  return { ...list, index: staying.indexOf(neighbour) + (beside === 'after' ? 1 : 0) }
}
