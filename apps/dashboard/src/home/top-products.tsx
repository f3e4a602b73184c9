import { Group, Stack, Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { countOf } from '../platform/ui/count-of.ts'
import { EmptyState } from '../platform/ui/empty-state.tsx'
import { LoadFailed } from '../platform/ui/load-failed.tsx'
import { Panel } from '../platform/ui/panel.tsx'
import { RowsSkeleton } from '../platform/ui/rows-skeleton.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { ordersBehind } from '../sales/analytics/orders-behind.ts'
import type { ReportRange } from '../sales/analytics/use-report-range.ts'

export function TopProducts({ range: { from, to } }: { range: ReportRange }) {
  const { storeId, currency } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.analytics.getSalesReport.queryOptions({
      input: { storeId, from, to, groupBy: 'product', limit: 5 },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Panel title="Top products" hint="By net sales">
      {isPending && <RowsSkeleton rows={3} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <EmptyState icon={IconPackage} title="Nothing sold on these days">
          Choose a longer range, or share your shop.
        </EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.rows.map(({ key, name, items, netSales }) => (
            <Group key={key} component="li" justify="space-between" wrap="nowrap" gap="md">
              <div style={{ minWidth: 0 }}>
                <Text size="sm" truncate>
                  <TextLink to={ordersBehind('product', key, { from, to, interval: 'day' })}>
                    {name}
                  </TextLink>
                </Text>
                <Text size="xs" c="var(--ink-soft)">
                  {countOf(items, 'item')}
                </Text>
              </div>
              <Text size="sm" fw={600}>
                {formatPrice(netSales, currency)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
