import { Badge } from '@mantine/core'
import type { ImportItem, ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { createContext, use } from 'react'

const states = {
  checking: { label: 'Being checked', color: 'gray' },
  ready: { label: 'Not applied yet', color: 'amber' },
  fetching: { label: 'Being imported', color: 'gray' },
  applying: { label: 'Being imported', color: 'gray' },
  done: { label: 'Imported', color: 'pine' },
  undoing: { label: 'Being undone', color: 'gray' },
  undone: { label: 'Undone', color: 'gray' },
} as const satisfies Record<ProductImport['state'], { label: string; color: string }>

export function isUnderWay({ state }: Pick<ProductImport, 'state'>): boolean {
  return ['checking', 'fetching', 'applying', 'undoing'].includes(state)
}

export function ImportStateBadge({ state }: Pick<ProductImport, 'state'>) {
  const { label, color } = states[state]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}

const actions = {
  create: { before: 'Create', after: 'Created', color: 'pine' },
  update: { before: 'Update', after: 'Updated', color: 'blue' },
  skip: { before: 'Skip', after: 'Skipped', color: 'gray' },
  refuse: { before: 'Refused', after: 'Refused', color: 'red' },
} as const satisfies Record<ImportItem['action'], { before: string; after: string; color: string }>

export const importActions = ['create', 'update', 'skip', 'refuse'] as const

export function actionLabel(action: ImportItem['action'], state: ProductImport['state']): string {
  const isAhead = state === 'checking' || state === 'ready'
  return actions[action][isAhead ? 'before' : 'after']
}

export const ImportStateContext = createContext<ProductImport['state']>('ready')

export function ActionBadge({ action }: Pick<ImportItem, 'action'>) {
  const state = use(ImportStateContext)
  return (
    <Badge variant="light" color={actions[action].color}>
      {actionLabel(action, state)}
    </Badge>
  )
}
