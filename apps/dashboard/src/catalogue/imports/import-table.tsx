import { Anchor, Text } from '@mantine/core'
import type { ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { ImportStateBadge } from './import-states.tsx'

const columns: Column<ProductImport>[] = [
  {
    head: 'File',
    wrap: 'anywhere',
    cell: (row) => (
      <>
        <Anchor component={Link} to={`/dashboard/imports/${row.id}`} fw={550} c="var(--ink)">
          {row.fileName}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)">
          {summaryOf(row)}
        </Text>
      </>
    ),
  },
  { head: 'State', cell: ({ state }) => <ImportStateBadge state={state} /> },
  {
    head: 'Uploaded',
    visibleFrom: 'sm',
    cell: ({ createdAt, actor }) => (
      <>
        <Text size="sm">{formatMoment(createdAt)}</Text>
        <Text size="xs" c="var(--ink-soft)">
          {actor}
        </Text>
      </>
    ),
  },
]

export function ImportTable({ rows }: { rows: ProductImport[] }) {
  return <DataTable rows={rows} columns={columns} />
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
