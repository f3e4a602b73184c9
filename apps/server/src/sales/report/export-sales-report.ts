import type { SalesRow } from '@vitrine/contract/sales/sales-report.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { getSalesReport, type ReportRequest } from './sales-report.ts'

const maxRows = 100_000

export async function exportSalesReport(
  context: RequestContext & OwnerContext,
  request: Omit<ReportRequest, 'limit'>,
): Promise<File> {
  const report = await getSalesReport(context, { ...request, limit: maxRows })
  const { currency, from, to } = report
  const heads = [headOf(request.groupBy), ...Object.keys(columns)]
  const lines = report.rows.map((row) => [
    row.name,
    ...Object.values(columns).map((cell) => cell(row, currency)),
  ])
  const name = `sales-by-${request.groupBy}-${from}-${to}.csv`
  return new File([csvMark + csvLines([heads, ...lines])], name, { type: 'text/csv' })
}

type Cell = (row: SalesRow, currency: string) => string | number

const columns: Record<string, Cell> = {
  Orders: ({ orders }) => orders ?? '',
  Items: ({ items }) => items,
  Sales: ({ sales }) => sales,
  Refunds: ({ refunds }) => refunds,
  'Net sales': ({ netSales }) => netSales,
  Discounts: ({ discounts }) => discounts,
  Shipping: ({ shipping }) => shipping,
  Tax: ({ tax }) => tax,
  Total: ({ total }) => total,
  'Paid back': ({ paidBack }) => paidBack,
  Currency: (_row, currency) => currency,
}

function headOf(group: string): string {
  return group[0]!.toUpperCase() + group.slice(1)
}
