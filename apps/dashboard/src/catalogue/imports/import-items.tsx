import { Anchor, Box, Text } from '@mantine/core'
import type { ImportItem } from '@vitrine/contract/catalogue/product-import.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { groupMessages, type MessageGroup } from './group-messages.ts'
import classes from './imports.module.css'
import { ActionBadge } from './import-states.tsx'

const columns: Column<ImportItem>[] = [
  {
    head: 'Row',
    visibleFrom: 'sm',
    w: 90,
    cell: (item) => <Text size="sm">{rowsOf(item)}</Text>,
  },
  {
    head: 'Product',
    wrap: 'anywhere',
    cell: (item) => (
      <>
        <ProductName item={item} />
        <Text size="xs" c="var(--ink-soft)">
          {item.slug}
          <Box component="span" hiddenFrom="sm">
            {' '}
            · row {rowsOf(item)}
          </Box>
        </Text>
        <Box hiddenFrom="md" mt={4}>
          <Reasons item={item} />
        </Box>
      </>
    ),
  },
  {
    head: 'What happens',
    w: { base: 118, sm: 136 },
    cell: ({ action }) => <ActionBadge action={action} />,
  },
  { head: 'Why', visibleFrom: 'md', cell: (item) => <Reasons item={item} /> },
]

export function ImportItems({ rows }: { rows: ImportItem[] }) {
  const items = rows.map((item) => ({ ...item, id: String(item.number) }))
  return <DataTable rows={items} columns={columns} isAtTop highlightOnHover={false} />
}

function ProductName({ item: { name, slug, productId } }: { item: ImportItem }) {
  const shown = name || slug || 'Without a name'
  if (productId === null) return <Text fw={550}>{shown}</Text>
  return (
    <Anchor component={Link} to={`/dashboard/edit-product/${productId}`} fw={550} c="var(--ink)">
      {shown}
    </Anchor>
  )
}

function Reasons({ item: { action, changes, messages } }: { item: ImportItem }) {
  return (
    <ul className={classes['messages']}>
      {changes.length > 0 && <Reason>Changes {changes.join(', ')}</Reason>}
      {action === 'skip' && <Reason>No changes.</Reason>}
      {groupMessages(messages).map((group) => (
        <Reason key={`${group.column} ${group.text}`}>
          <MessageText group={group} />
        </Reason>
      ))}
    </ul>
  )
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <Text component="li" size="sm">
      {children}
    </Text>
  )
}

function MessageText({ group: { rows, column, text } }: { group: MessageGroup }) {
  const place = column ? `, ${column}` : ''
  if (rows.length === 1) return `Row ${rows[0]}${place}: ${text}`
  return (
    <details>
      <summary>{`${rows.length} rows${place}: ${text}`}</summary>
      Rows {rows.join(', ')}
    </details>
  )
}

function rowsOf({ row, rows }: ImportItem) {
  return rows > 1 ? `${row}–${row + rows - 1}` : String(row)
}
