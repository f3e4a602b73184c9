import { Anchor, Badge, Group, Text } from '@mantine/core'
import type { ShopRow } from '@vitrine/contract/provider/console-shops.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { formatBytes } from '@vitrine/commerce/text/format-bytes.ts'
import { ShopStatus } from './shop-status.tsx'

type Row = ShopRow & { id: string }

const columns: Column<Row>[] = [
  { head: 'Shop', cell: (shop) => <Name shop={shop} /> },
  { head: 'Owner', visibleFrom: 'sm', w: '25%', cell: ({ owner }) => <Owner owner={owner} /> },
  { head: 'Status', w: 120, cell: (shop) => <ShopStatus {...shop} /> },
  { head: 'Orders', visibleFrom: 'md', w: 90, ta: 'right', cell: ({ orders }) => orders },
  {
    head: 'Storage',
    visibleFrom: 'md',
    w: 100,
    ta: 'right',
    cell: ({ storage }) => formatBytes(storage),
  },
  {
    head: 'Last activity',
    visibleFrom: 'md',
    w: 140,
    cell: ({ lastActiveAt }) => (
      <Text size="sm">{lastActiveAt ? formatDay(lastActiveAt) : '—'}</Text>
    ),
  },
]

/** Only where the installation has plans. */
const planColumn: Column<Row> = {
  head: 'Plan',
  visibleFrom: 'md',
  w: 120,
  cell: ({ plan }) => (
    <Text size="sm" truncate>
      {plan}
    </Text>
  ),
}

export function ShopTable({ rows }: { rows: ShopRow[] }) {
  const shops = rows.map((row) => ({ ...row, id: row.storeId }))
  const hasPlans = rows.some(({ plan }) => plan !== null)
  return (
    <DataTable
      rows={shops}
      columns={hasPlans ? columns.toSpliced(3, 0, planColumn) : columns}
      layout="fixed"
      cards={{ label: 'Shops', card: (shop) => <Card shop={shop} /> }}
    />
  )
}

function Name({ shop }: { shop: Row }) {
  const { storeId, name, domain, openReports, openSignals, billing } = shop
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Anchor component={Link} to={`/console/shops/${storeId}`} fw={550} c="var(--ink)" truncate>
          {name}
        </Anchor>
        {openReports > 0 && (
          <Badge size="sm" variant="light" color="amber" flex="none">
            {countOf(openReports, 'report')}
          </Badge>
        )}
        {billing !== null && (
          <Badge size="sm" variant="light" color="amber" flex="none">
            {billing === 'disputed' ? 'Disputed' : 'Unpaid'}
          </Badge>
        )}
        {openSignals > 0 && (
          <Badge size="sm" variant="light" color="amber" flex="none">
            {countOf(openSignals, 'signal')}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="var(--ink-soft)" truncate>
        {domain}
      </Text>
    </>
  )
}

function Owner({ owner }: Pick<ShopRow, 'owner'>) {
  if (!owner) return <Text size="sm">—</Text>
  return (
    <>
      <Text size="sm" truncate>
        {owner.name}
      </Text>
      <Text size="xs" c="var(--ink-soft)" truncate>
        {owner.email}
      </Text>
    </>
  )
}

function Card({ shop }: { shop: Row }) {
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Name shop={shop} />
        <Text size="xs" c="var(--ink-soft)" truncate>
          {shop.owner?.email}
        </Text>
        <Text size="xs" c="var(--ink-soft)" truncate>
          {countOf(shop.orders, 'order')}
          {shop.plan !== null && ` · ${shop.plan}`}
        </Text>
      </div>
      <ShopStatus {...shop} />
    </Group>
  )
}
