import { ownerCalls } from '../../api/implement.ts'
import { exportSalesReport } from './export-sales-report.ts'
import { getLiveView } from './live-view.ts'
import { getSalesReport } from './sales-report.ts'
import { getVisitsReport } from './visits-report.ts'

const calls = ownerCalls.analytics

export const salesReportRoutes = {
  getSalesReport: calls.getSalesReport.handler(({ input: { storeId: _s, ...request }, context }) =>
    getSalesReport(context, request),
  ),
  exportSalesReport: calls.exportSalesReport.handler(
    ({ input: { storeId: _s, ...request }, context }) => exportSalesReport(context, request),
  ),
  getVisitsReport: calls.getVisitsReport.handler(
    ({ input: { storeId: _s, ...request }, context }) => getVisitsReport(context, request),
  ),
  getLiveView: calls.getLiveView.handler(({ context }) => getLiveView(context)),
}
