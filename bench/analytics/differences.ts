import { type SalesReport, salesGroups } from '@vitrine/contract/sales/sales-report.ts'
import { type Recounted, recountSales } from '@vitrine/db/testing/recount-sales.ts'
import type { ClientBase } from 'pg'

type Read = (query: Record<string, string>) => Promise<SalesReport>

const ranges = [
  ['2023-12-01', '2026-11-25'],
  ['2026-03-20', '2026-04-05'],
  ['2025-10-20', '2025-11-09'],
  ['2024-02-29', '2025-02-27'],
] as const

/** Compares every figure of every row of reports with sums of the ledger by other SQL, to the cent. */
export async function countDifferences(
  client: ClientBase,
  { storeId, timeZone, read }: { storeId: string; timeZone: string; read: Read },
) {
  const recounted = await recountSales(client, storeId, timeZone)
  let figures = 0
  let differences = 0
  for (const [from, to] of ranges)
    for (const groupBy of salesGroups) {
      const { rows, interval } = await read({ from, to, groupBy, limit: '500' })
      const expected = await recounted(from, to, groupBy === 'day' ? interval : groupBy)
      for (const row of rows) {
        const [ours, theirs] = [reported(row), recount(expected.get(row.key))]
        figures += ours.length
        differences += ours.filter((figure, at) => figure !== theirs[at]).length
        expected.delete(row.key)
      }
      differences += expected.size
    }
  return { figures, differences }
}

const cents = (amount: number) => Math.round(amount * 100)

function reported(row: SalesReport['rows'][number]): number[] {
  const { orders, items, newCustomers, ...money } = row
  const { sales, refunds, discounts, shipping, tax, total, paidBack } = money
  return [
    orders ?? 0,
    items,
    newCustomers,
    ...[sales, refunds, discounts, shipping, tax, total, paidBack].map(cents),
  ]
}

function recount(sums: Recounted | undefined): number[] {
  if (!sums) return Array.from({ length: 10 }, () => 0)
  const { orders, items, firstOrders, sold, refunded, discount, shipping, tax, total, paidBack } =
    sums
  return [orders, items, firstOrders, sold, refunded, discount, shipping, tax, total, paidBack]
}
