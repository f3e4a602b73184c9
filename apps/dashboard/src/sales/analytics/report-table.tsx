import { Button, Group, NativeSelect, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import {
  type SalesGroup,
  salesGroups,
  type SalesRow,
} from '@vitrine/contract/sales/sales-report.ts'
import { useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import classes from './figures.module.css'
import { formatCalendarDay, formatCount } from './format-figures.ts'
import { ordersBehind, refundsBehind } from './orders-behind.ts'
import type { ReportRange } from './use-report-range.ts'

const groupNames: Record<SalesGroup, string> = {
  day: 'Day',
  product: 'Product',
  category: 'Category',
  discount: 'Discount',
  country: 'Country',
  source: 'Source',
  campaign: 'Campaign',
}

const hints: Partial<Record<SalesGroup, string>> = {
  category: 'A product counts in each of its categories, as they are today.',
  discount: 'The whole order counts for each discount that it used.',
  source: 'Where the first page of the day of a visitor who ordered was opened from.',
}

export function ReportTable({ range }: { range: ReportRange }) {
  const { storeId } = useCurrentStore()
  const [params] = useSearchParams()
  const { from, to } = range
  const groupBy = oneOf(salesGroups, params.get('by') ?? undefined) ?? 'product'
  const file = new URLSearchParams({ storeId, from, to, groupBy })
  return (
    <Panel
      flush
      title="Sales report"
      hint={hints[groupBy] ?? ''}
      actions={
        <Group gap="xs">
          <NativeSelect
            aria-label="Group by"
            value={groupBy}
            data={salesGroups.map((value) => ({
              value,
              label: `By ${groupNames[value].toLowerCase()}`,
            }))}
            onChange={({ currentTarget }) => range.set({ by: currentTarget.value })}
          />
          <Button
            component="a"
            download
            href={`/api/analytics/export-sales-report?${file.toString()}`}
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
          >
            Export CSV
          </Button>
        </Group>
      }
    >
      <Report key={groupBy} groupBy={groupBy} days={{ from, to }} />
    </Panel>
  )
}

interface ReportProps {
  groupBy: SalesGroup
  days: { from: string; to: string }
}

/** Other days keep the former rows until theirs are there. */
function Report({ groupBy, days }: ReportProps) {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.analytics.getSalesReport.queryOptions({
      input: { storeId, ...days, groupBy },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      {isPending && <RowsSkeleton rows={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && data.rows.length === 0 && (
        <Text size="sm" c="var(--ink-soft)" p="md">
          Nothing was sold on these days. Choose a longer range.
        </Text>
      )}
      {data && data.rows.length > 0 && (
        <Rows rows={data.rows} groupBy={groupBy} interval={data.interval} days={days} />
      )}
      {data && data.rowCount > data.rows.length && (
        <Text size="sm" c="var(--ink-soft)" px="md" pb="md">
          The {formatCount(data.rows.length)} with the highest net sales of{' '}
          {formatCount(data.rowCount)}. The CSV file has all.
        </Text>
      )}
    </>
  )
}

interface RowsProps extends ReportProps {
  rows: readonly SalesRow[]
  interval: 'day' | 'month'
}

function Rows({ rows, groupBy, interval, days }: RowsProps) {
  const { currency } = useCurrentStore()
  const money = (amount: number) => formatPrice(amount, currency)
  return (
    <div className={classes['scroll']}>
      <Table horizontalSpacing="md" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{groupNames[groupBy]}</Table.Th>
            <Table.Th ta="right">Orders</Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              Items
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              Sales
            </Table.Th>
            <Table.Th ta="right" visibleFrom="sm">
              Refunds
            </Table.Th>
            <Table.Th ta="right">Net sales</Table.Th>
            <Table.Th ta="right" visibleFrom="md">
              Discounts
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <TextLink to={ordersBehind(groupBy, row.key, { ...days, interval })}>
                  {nameOf(row, groupBy, interval)}
                </TextLink>
              </Table.Td>
              <Table.Td ta="right">{row.orders === null ? '–' : formatCount(row.orders)}</Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {formatCount(row.items)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {money(row.sales)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="sm">
                {row.refunds ? (
                  <TextLink to={refundsBehind(groupBy, row.key, { ...days, interval })}>
                    {money(-row.refunds)}
                  </TextLink>
                ) : (
                  '–'
                )}
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                {money(row.netSales)}
              </Table.Td>
              <Table.Td ta="right" visibleFrom="md">
                {row.discounts ? money(row.discounts) : '–'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function nameOf({ key, name }: SalesRow, groupBy: SalesGroup, interval: 'day' | 'month'): string {
  if (groupBy === 'day') return formatCalendarDay(key, interval)
  if (groupBy === 'country') return countryName(key)
  if (groupBy === 'source') return key === '' ? 'Unknown' : key === 'direct' ? 'Direct' : key
  if (groupBy === 'category') return name || 'No category'
  return name
}
