import { Alert } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { SalesReport } from '@vitrine/contract/sales/sales-report.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { FigureTile } from './figure-tile.tsx'
import classes from './figures.module.css'
import {
  changeOf,
  formatAxis,
  formatCalendarDay,
  formatCount,
  formatShare,
} from './format-figures.ts'
import { refundsOn } from './orders-behind.ts'
import { TrendPanel } from './trend-panel.tsx'
import type { ReportRange } from './use-report-range.ts'

export function SalesTrend({ range: { from, to, compare } }: { range: ReportRange }) {
  const { storeId, currency } = useCurrentStore()
  const input = { storeId, from, to, ...(compare && { compare }) }
  const { data, error, refetch } = useQuery(
    calls.analytics.getSalesReport.queryOptions({ input, placeholderData: keepPreviousData }),
  )
  if (error)
    return (
      <Panel title="Sales">
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  return (
    <TrendPanel
      title="Sales"
      hint="Net of discounts, tax and shipping. Refunds count on the day of the refund; cancelled orders do not count."
      name="Net sales"
      points={data && pointsOf(data)}
      format={(value) => formatPrice(value, currency)}
      formatAxis={(value) => formatAxis(value, currency)}
    >
      {data?.isComplete === false && (
        <Alert color="amber" title="Older days are being added up again">
          Figures of long ranges are not complete yet. Reload in a minute.
        </Alert>
      )}
      <SalesTiles report={data} days={{ from, to }} />
    </TrendPanel>
  )
}

interface SalesTilesProps {
  report: SalesReport | undefined
  days: { from: string; to: string }
}

function SalesTiles({ report, days }: SalesTilesProps) {
  const { currency } = useCurrentStore()
  const now = report?.totals
  const before = report?.comparison?.totals
  const money = (amount: number) => formatPrice(amount, currency)
  return (
    <div className={classes['tiles']}>
      <FigureTile
        label="Net sales"
        value={now && money(now.netSales)}
        change={now && changeOf(now.netSales, before?.netSales)}
        hint={
          now && now.refunds > 0 ? (
            <TextLink to={refundsOn(days)}>{money(now.refunds)} refunded</TextLink>
          ) : undefined
        }
      />
      <FigureTile
        label="Orders"
        value={now && formatCount(now.orders ?? 0)}
        change={now && changeOf(now.orders, before?.orders)}
      />
      <FigureTile
        label="Average order"
        value={now && money(now.averageOrder)}
        change={now && changeOf(now.averageOrder, before?.averageOrder)}
      />
      <FigureTile
        label="Returning customers"
        value={now && formatShare(now.returningRate)}
        hint={now ? `of the orders; ${formatCount(now.newCustomers)} new customers` : undefined}
      />
    </div>
  )
}

function pointsOf({ points, interval, comparison }: SalesReport) {
  return points.map(({ day, netSales }, index) => ({
    label: formatCalendarDay(day, interval),
    now: netSales,
    before: comparison?.points[index]?.netSales,
  }))
}
