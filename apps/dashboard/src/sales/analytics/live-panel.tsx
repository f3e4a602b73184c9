import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { FigureTile } from './figure-tile.tsx'
import classes from './figures.module.css'
import { formatCount } from './format-figures.ts'

const everyMs = 10_000

export function LivePanel() {
  const { storeId, currency } = useCurrentStore()
  const { data, error, refetch } = useQuery(
    calls.analytics.getLiveView.queryOptions({ input: { storeId }, refetchInterval: everyMs }),
  )
  return (
    <Panel title="Right now" hint="Visitors of the last five minutes, updated every ten seconds.">
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div className={classes['tiles']}>
          <FigureTile label="Visitors now" value={data && formatCount(data.visitors)} />
          <FigureTile label="With a cart" value={data && formatCount(data.carts)} />
          <FigureTile label="At the checkout" value={data && formatCount(data.checkouts)} />
          <FigureTile
            label="Orders today"
            value={data && formatCount(data.ordersToday)}
            hint={data?.latestOrderAt ? `latest ${formatMoment(data.latestOrderAt)}` : undefined}
          />
          <FigureTile
            label="Sales today"
            value={data && formatPrice(data.salesToday, currency)}
            hint="before refunds"
          />
          <FigureTile label="Visitors today" value={data && formatCount(data.visitorsToday)} />
        </div>
      )}
    </Panel>
  )
}
