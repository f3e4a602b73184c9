import { Group, Progress, SimpleGrid, Table, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { VisitFigures, VisitRow, VisitsReport } from '@vitrine/contract/sales/visits-report.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { FigureTile } from './figure-tile.tsx'
import classes from './figures.module.css'
import { changeOf, formatCalendarDay, formatCount, formatShare } from './format-figures.ts'
import { TrendPanel } from './trend-panel.tsx'
import type { ReportRange } from './use-report-range.ts'

export function useVisits({ from, to, compare }: ReportRange) {
  const { storeId } = useCurrentStore()
  return useQuery(
    calls.analytics.getVisitsReport.queryOptions({
      input: { storeId, from, to, ...(compare && { compare }) },
      placeholderData: keepPreviousData,
    }),
  )
}

export function VisitsTrend({ range }: { range: ReportRange }) {
  const { data, error, refetch } = useVisits(range)
  if (error)
    return (
      <Panel title="Visitors">
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  return (
    <TrendPanel
      title="Visitors"
      hint="Counted without cookies, once per visitor and day. Bots are left out; visitors who object to tracking count as views alone."
      name="Visitors"
      points={data && pointsOf(data)}
      format={formatCount}
      formatAxis={formatCount}
    >
      <div className={classes['tiles']}>
        <FigureTile
          label="Visitors"
          value={data && formatCount(data.totals.visitors)}
          change={data && changeOf(data.totals.visitors, data.comparison?.totals.visitors)}
        />
        <FigureTile
          label="Page views"
          value={data && formatCount(data.totals.views)}
          change={data && changeOf(data.totals.views, data.comparison?.totals.views)}
        />
        <FigureTile
          label="Conversion"
          value={data && formatShare(data.totals.conversion)}
          hint="of the visitors ordered"
        />
      </div>
    </TrendPanel>
  )
}

function pointsOf({ points, interval }: VisitsReport) {
  return points.map(({ day, visitors }) => ({
    label: formatCalendarDay(day, interval),
    now: visitors,
  }))
}

const steps: readonly { name: keyof VisitFigures; label: string }[] = [
  { name: 'visitors', label: 'Visited the shop' },
  { name: 'products', label: 'Saw a product' },
  { name: 'carts', label: 'Opened a filled cart' },
  { name: 'checkouts', label: 'Began the checkout' },
  { name: 'orders', label: 'Ordered' },
]

export function Funnel({ range }: { range: ReportRange }) {
  const { data, error, isPending, refetch } = useVisits(range)
  return (
    <Panel title="From visit to order" hint="Each step includes everyone who went further.">
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <ol className={classes['funnel']}>
          {steps.map(({ name, label }) => {
            const count = data.totals[name] ?? 0
            const share = data.totals.visitors ? count / data.totals.visitors : 0
            return (
              <li key={name}>
                <Group justify="space-between" gap="xs" mb={4}>
                  <Text size="sm">{label}</Text>
                  <Text size="sm" fw={600}>
                    {formatCount(count)}{' '}
                    <Text span inherit fw={400} c="var(--ink-soft)">
                      {formatShare(data.totals.visitors ? share : null)}
                    </Text>
                  </Text>
                </Group>
                <Progress value={share * 100} size="md" aria-label={label} />
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}

const kindNames: Record<string, string> = {
  home: 'Home page',
  product: 'Products',
  listing: 'Categories and all products',
  page: 'Other pages',
  checkout: 'Checkout',
}

export function VisitTables({ range }: { range: ReportRange }) {
  const { data, error, isPending, refetch } = useVisits(range)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <Panel
        flush
        title="Where visitors come from"
        hint="The first page of a visitor's day decides."
      >
        {isPending && <RowsSkeleton rows={3} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <Sources rows={data.sources} />}
      </Panel>
      <Panel flush title="What they open" hint="Page views.">
        {isPending && <RowsSkeleton rows={3} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <Kinds kinds={data.kinds} />}
      </Panel>
    </SimpleGrid>
  )
}

function Sources({ rows }: { rows: readonly VisitRow[] }) {
  if (!rows.length) return <Nothing>Sources appear with the first visitors.</Nothing>
  return (
    <Table horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Source</Table.Th>
          <Table.Th ta="right">Visitors</Table.Th>
          <Table.Th ta="right">Conversion</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.slice(0, 10).map(({ key, visitors, conversion }) => (
          <Table.Tr key={key}>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              {key === 'direct' ? 'Direct' : key}
            </Table.Td>
            <Table.Td ta="right">{formatCount(visitors)}</Table.Td>
            <Table.Td ta="right">{formatShare(conversion)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Kinds({ kinds }: Pick<VisitsReport, 'kinds'>) {
  if (!kinds.length) return <Nothing>Page views appear with the first visitors.</Nothing>
  return (
    <Table horizontalSpacing="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Pages</Table.Th>
          <Table.Th ta="right">Views</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {kinds
          .toSorted((a, b) => b.views - a.views)
          .map(({ kind, views }) => (
            <Table.Tr key={kind}>
              <Table.Td>{kindNames[kind] ?? kind}</Table.Td>
              <Table.Td ta="right">{formatCount(views)}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  )
}

function Nothing({ children }: { children: string }) {
  return (
    <Text size="sm" c="var(--ink-soft)" p="md">
      {children}
    </Text>
  )
}
