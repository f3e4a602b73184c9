import { Anchor, Table, Text } from '@mantine/core'
import type { ProductImport } from '@vitrine/contract/product-import.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { ImportStateBadge } from './import-states.tsx'

/** Imports of the past. Each leads to what it did, and to its undoing. */
export function ImportTable({ rows }: { rows: ProductImport[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>File</Table.Th>
          <Table.Th>State</Table.Th>
          <Table.Th visibleFrom="sm">Uploaded</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={`/dashboard/imports/${row.id}`} fw={550} c="var(--ink)">
                {row.fileName}
              </Anchor>
              <Text size="xs" c="var(--ink-soft)">
                {summaryOf(row)}
              </Text>
            </Table.Td>
            <Table.Td>
              <ImportStateBadge state={row.state} />
            </Table.Td>
            <Table.Td visibleFrom="sm">
              <Text size="sm">{formatMoment(row.createdAt)}</Text>
              <Text size="xs" c="var(--ink-soft)">
                {row.actor}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function summaryOf({ state, products, counts }: ProductImport) {
  if (state !== 'done') return countOf(products, 'product')
  const { create, update, skip, refuse } = counts
  const parts = [
    `${create.toLocaleString('en')} created`,
    `${update.toLocaleString('en')} updated`,
    skip > 0 && `${skip.toLocaleString('en')} skipped`,
    refuse > 0 && `${refuse.toLocaleString('en')} refused`,
  ]
  return parts.filter(Boolean).join(' · ')
}
