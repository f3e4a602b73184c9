import { ownerCalls } from '../../api/implement.ts'
import { salesSummary } from './sales-summary.ts'

export const salesReportRoutes = {
  salesSummary: ownerCalls.store.salesSummary.handler(({ input, context }) =>
    salesSummary(context, input),
  ),
}
