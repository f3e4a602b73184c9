import { Text } from '@mantine/core'
import { LoadFailed } from '../platform/ui/load-failed.tsx'
import { Panel } from '../platform/ui/panel.tsx'
import { TextLink } from '../platform/ui/text-link.tsx'
import { FigureTile } from '../sales/analytics/figure-tile.tsx'
import classes from '../sales/analytics/figures.module.css'
import { changeOf, formatCount, formatShare } from '../sales/analytics/format-figures.ts'
import type { ReportRange } from '../sales/analytics/use-report-range.ts'
import { useVisits } from '../sales/analytics/visits-panels.tsx'

export function VisitTiles({ range }: { range: ReportRange }) {
  const { data, error, refetch } = useVisits(range)
  const now = data?.totals
  const before = data?.comparison?.totals
  return (
    <Panel
      title="Visitors"
      actions={
        <Text size="sm">
          <TextLink to="/dashboard/analytics">All analytics</TextLink>
        </Text>
      }
    >
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && (
        <div className={classes['tiles']}>
          <FigureTile
            label="Visitors"
            value={now && formatCount(now.visitors)}
            change={now && changeOf(now.visitors, before?.visitors)}
          />
          <FigureTile
            label="Began the checkout"
            value={now && formatShare(now.visitors ? now.checkouts / now.visitors : null)}
            hint={now && `${formatCount(now.checkouts)} visitors`}
          />
          <FigureTile
            label="Conversion"
            value={now && formatShare(now.conversion)}
            hint={now && `${formatCount(now.orders)} visitors ordered`}
          />
        </div>
      )}
    </Panel>
  )
}
