import { CHILDREN, type NodeId, type PageDocument, type Region } from '../model/page/document.ts'
import { isContainer } from '../model/page/find-node.ts'
import { listRegion } from '../store/page-order.ts'

export interface OutlineRow {
  /** A component's id, or what no component's id is: one is “footer” in many shops. */
  readonly id: NodeId
  readonly region: Region
  readonly isRegion: boolean
  readonly level: number
  readonly isExpanded: boolean | undefined
  readonly position: number
  readonly count: number
}

export const regionRowId = (region: Region): string => `region ${region}`

export type IsShown = (id: NodeId) => boolean

const regions: readonly Region[] = ['header', 'page', 'footer']

/** Lists components in reading order, skipping the content of collapsed containers. */
export function listRows(document: PageDocument, collapsed: ReadonlySet<string>): OutlineRow[] {
  return listTree(document, (id) => !collapsed.has(id), undefined)
}

export function findRows(document: PageDocument, isRequested: IsShown): OutlineRow[] {
  const shown = new Set<NodeId>()
  const visit = (id: NodeId): boolean => {
    const children = document.nodes.get(id)?.slots[CHILDREN] ?? []
    const isShown = children.filter(visit).length > 0 || isRequested(id)
    if (isShown) shown.add(id)
    return isShown
  }
  for (const id of [...document.root.global, ...document.root.page]) visit(id)
  return listTree(
    document,
    () => true,
    (id) => shown.has(id),
  )
}

function listTree(
  document: PageDocument,
  isOpen: (id: string) => boolean,
  isShown: IsShown | undefined,
): OutlineRow[] {
  const rows: OutlineRow[] = []
  const addAll = (ids: readonly NodeId[], region: Region, level: number) => {
    const shown = isShown ? ids.filter(isShown) : ids
    shown.forEach((id, at) => {
      const node = document.nodes.get(id)!
      const isExpanded = isContainer(node) ? isOpen(id) : undefined
      const beside = { position: at + 1, count: shown.length }
      rows.push({ id, region, isRegion: false, level, isExpanded, ...beside })
      if (isExpanded) addAll(node.slots[CHILDREN]!, region, level + 1)
    })
  }
  regions.forEach((region, at) => {
    const id = regionRowId(region)
    const isExpanded = isOpen(id)
    const beside = { position: at + 1, count: regions.length }
    rows.push({ id, region, isRegion: true, level: 1, isExpanded, ...beside })
    if (isExpanded) addAll(listRegion(document, region), region, 2)
  })
  return rows
}

/** Returns the previous rows when nothing changed, so that typing does not render the outline. */
export function reuseRows(before: readonly OutlineRow[], now: readonly OutlineRow[]) {
  if (before.length !== now.length) return now
  return now.every((row, index) => isSameRow(row, before[index]!)) ? before : now
}

function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  const keys = Object.keys(one) as (keyof OutlineRow)[]
  return keys.every((key) => one[key] === other[key])
}
