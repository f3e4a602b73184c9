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
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <NameLink shop={shop} />
        <Flags shop={shop} />
      </Group>
      <Domain domain={shop.domain} />
    </>
  )
}

function NameLink({ shop: { storeId, name } }: { shop: Row }) {
  return (
    <Anchor
      component={Link}
      to={`/console/shops/${storeId}`}
      display="block"
      fw={550}
      c="var(--ink)"
      truncate
    >
      {name}
    </Anchor>
  )
}

function Domain({ domain }: Pick<Row, 'domain'>) {
  return (
    <Text size="xs" c="var(--ink-soft)" truncate>
      {domain}
    </Text>
  )
}

/** What an operator should look at. */
function Flags({ shop: { openReports, openSignals, billing } }: { shop: Row }) {
  const flags = [
    openReports > 0 && countOf(openReports, 'report'),
    billing !== null && (billing === 'disputed' ? 'Disputed' : 'Unpaid'),
    openSignals > 0 && countOf(openSignals, 'signal'),
  ]
  return flags
    .filter((flag) => flag !== false)
    .map((flag) => (
      <Badge key={flag} size="sm" variant="light" color="amber" flex="none">
        {flag}
      </Badge>
    ))
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
        <NameLink shop={shop} />
        <Domain domain={shop.domain} />
        <Text size="xs" c="var(--ink-soft)" truncate>
          {shop.owner?.email}
        </Text>
        <Text size="xs" c="var(--ink-soft)" truncate>
          {countOf(shop.orders, 'order')}
          {shop.plan !== null && ` · ${shop.plan}`}
        </Text>
        <Group gap={6}>
          <Flags shop={shop} />
        </Group>
      </div>
      <ShopStatus {...shop} />
    </Group>
  )
}
