import { Checkbox, Table, type TableProps, type TableThProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, use } from 'react'
import { useMayChange } from '../../session/auth-context.ts'
import { ActionsHead } from './actions-head.tsx'
import classes from './data-table.module.css'
import { type Selection, SelectionContext } from './selection-context.ts'

export interface Column<Row> extends Pick<TableThProps, 'ta' | 'visibleFrom' | 'w'> {
  head: string
  cell: (row: Row) => ReactNode
  wrap?: 'anywhere' | 'never'
}

type Look = Pick<TableProps, 'verticalSpacing' | 'highlightOnHover' | 'layout' | 'className'>

interface DataTableProps<Row> extends Look {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  /** Returns the accessible name of the row's checkbox; required for lists with a selection. */
  selectLabel?: (row: Row) => string
  isAtTop?: boolean
  cards?: { label: string; card: (row: Row) => ReactNode }
}

const phone = '(max-width: 47.9375em)'

export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, columns, actions, selectLabel, isAtTop, cards, ...look } = props
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const chosen = use(SelectionContext)
  const mayChange = useMayChange()
  const selection = selectLabel && chosen && mayChange ? { chosen, selectLabel } : undefined
  if (cards && isPhone) return <Cards rows={rows} selection={selection} {...cards} />
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover {...look}>
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th w={44} pr={0}>
              <SelectAll chosen={selection.chosen} rows={rows} />
            </Table.Th>
          )}
          {columns.map(({ head, cell: _cell, wrap: _wrap, ...cellProps }) => (
            <Table.Th key={head} {...cellProps}>
              {head}
            </Table.Th>
          ))}
          {actions && <ActionsHead />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} {...(isAtTop && { style: { verticalAlign: 'top' } })}>
            {selection && (
              <Table.Td pr={0}>
                <Select row={row} {...selection} />
              </Table.Td>
            )}
            {columns.map(({ head, cell, wrap, w: _w, ...cellProps }) => (
              <Table.Td key={head} {...cellProps} {...(wrap && { style: wraps[wrap] })}>
                {cell(row)}
              </Table.Td>
            ))}
            {actions && <Table.Td w={52}>{actions(row)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const wraps = { anywhere: { overflowWrap: 'anywhere' }, never: { whiteSpace: 'nowrap' } } as const

interface RowSelection<Row> {
  chosen: Selection
  selectLabel: (row: Row) => string
}

interface CardsProps<Row> {
  rows: readonly Row[]
  selection: RowSelection<Row> | undefined
  label: string
  card: (row: Row) => ReactNode
}

function Cards<Row extends { id: string }>({ rows, selection, label, card }: CardsProps<Row>) {
  return (
    <>
      {selection && (
        <div className={classes['head']}>
          <SelectAll chosen={selection.chosen} rows={rows} isLabelled />
        </div>
      )}
      <ul className={classes['cards']} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            {selection && <Select row={row} {...selection} />}
            <div>{card(row)}</div>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SelectAllProps {
  chosen: Selection
  rows: readonly { id: string }[]
  isLabelled?: boolean
}

function SelectAll({ chosen, rows, isLabelled }: SelectAllProps) {
  const ids = rows.map(({ id }) => id)
  const isEvery = ids.every(chosen.has)
  return (
    <Checkbox
      {...{ [isLabelled ? 'label' : 'aria-label']: 'Select all on this page' }}
      checked={isEvery}
      indeterminate={!isEvery && ids.some(chosen.has)}
      onChange={({ currentTarget }) => chosen.set(ids, currentTarget.checked)}
    />
  )
}

function Select<Row extends { id: string }>(props: RowSelection<Row> & { row: Row }) {
  const { row, chosen, selectLabel } = props
  return (
    <Checkbox
      aria-label={selectLabel(row)}
      checked={chosen.has(row.id)}
      onChange={({ currentTarget }) => chosen.set([row.id], currentTarget.checked)}
    />
  )
}
