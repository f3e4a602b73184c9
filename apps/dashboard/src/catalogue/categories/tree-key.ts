import type { KeyboardEvent } from 'react'
import type { TreeRow } from './category-tree.ts'
import type { Step } from './move-in-tree.ts'

interface Tree {
  rows: readonly TreeRow<{ id: string; parentId: string | null }>[]
  at: number
  collapsed: ReadonlySet<string>
}

type TreeAct =
  | { kind: 'go'; id: string }
  | { kind: 'open'; isOpen: boolean }
  | { kind: 'step'; step: Step }
  | { kind: 'enter' }

export const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Handles tree navigation with the arrows, and moves with Alt. */
export function treeKey(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { rows, at, collapsed }: Tree,
): TreeAct | undefined {
  const row = rows[at]
  if (!row) return undefined
  const step = stepOfKey[key]
  if (altKey) return step && { kind: 'step', step }
  const isOpen = row.hasChildren && !collapsed.has(row.category.id)
  const go = (to: number): TreeAct | undefined => {
    const target = rows[to]
    return target && { kind: 'go', id: target.category.id }
  }
  if (key === 'Enter') return { kind: 'enter' }
  if (key === 'Home') return go(0)
  if (key === 'End') return go(rows.length - 1)
  if (key === 'ArrowDown') return go(at + 1)
  if (key === 'ArrowUp') return go(at - 1)
  if (key === 'ArrowRight') {
    if (!row.hasChildren) return undefined
    return isOpen ? go(at + 1) : { kind: 'open', isOpen: true }
  }
  if (key !== 'ArrowLeft') return undefined
  if (isOpen) return { kind: 'open', isOpen: false }
  return go(rows.findIndex(({ category }) => category.id === row.category.parentId))
}
