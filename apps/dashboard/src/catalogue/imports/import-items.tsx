import { Anchor, Box, Table, Text } from '@mantine/core'
import type { ImportItem } from '@vitrine/contract/product-import.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { groupMessages, type MessageGroup } from './group-messages.ts'
import classes from './imports.module.css'
import { ActionBadge } from './import-states.tsx'

/** A page of the file's products, each with what happens to it and why. */
export function ImportItems({ rows }: { rows: ImportItem[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th visibleFrom="sm" w={90}>
            Row
          </Table.Th>
          <Table.Th>Product</Table.Th>
          <Table.Th w={{ base: 118, sm: 136 }}>What happens</Table.Th>
          <Table.Th visibleFrom="md">Why</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((item) => (
          <Table.Tr key={item.number} style={{ verticalAlign: 'top' }}>
            <Table.Td visibleFrom="sm">
              <Text size="sm">{rowsOf(item)}</Text>
            </Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
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
            </Table.Td>
            <Table.Td>
              <ActionBadge action={item.action} />
            </Table.Td>
            <Table.Td visibleFrom="md">
              <Reasons item={item} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
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
          <Said group={group} />
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

function Said({ group: { rows, column, text } }: { group: MessageGroup }) {
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
