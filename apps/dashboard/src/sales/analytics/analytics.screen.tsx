import { SimpleGrid } from '@mantine/core'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { LivePanel } from './live-panel.tsx'
import { RangePicker } from './range-picker.tsx'
import { ReportTable } from './report-table.tsx'
import { SalesTrend } from './sales-trend.tsx'
import { useReportRange } from './use-report-range.ts'
import { Funnel, VisitsTrend, VisitTables } from './visits-panels.tsx'

export const meta = titled('Analytics')

export default function Analytics() {
  const { timeZone } = useCurrentStore()
  const range = useReportRange()
  return (
    <Screen
      title="Analytics"
      hint={`Days from midnight to midnight in ${timeZone.replaceAll('_', ' ')}`}
      actions={<RangePicker range={range} />}
    >
      <LivePanel />
      <SalesTrend range={range} />
      <ReportTable range={range} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <VisitsTrend range={range} />
        <Funnel range={range} />
      </SimpleGrid>
      <VisitTables range={range} />
    </Screen>
  )
}
