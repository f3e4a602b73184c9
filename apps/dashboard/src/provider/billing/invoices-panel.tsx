import { Anchor, Badge, Group, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { BillingInvoice } from '@vitrine/contract/provider/billing.ts'
import { calls } from '../../platform/api/calls.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'

const statuses: Record<BillingInvoice['status'], string> = {
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Not paid',
}

export function InvoicesPanel() {
  const { data, error, refetch } = useQuery(calls.billing.invoices.queryOptions())
  return (
    <Panel title="Invoices">
      {!data && !error && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Text size="sm" c="var(--ink-soft)">
          Invoices appear here after your first payment.
        </Text>
      )}
      {data && data.length > 0 && (
        <Table verticalSpacing="sm" aria-label="Invoices">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Date</Table.Th>
              <Table.Th visibleFrom="sm">Number</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
              <Table.Th>Files</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Panel>
  )
}

/** What came back or is contested matters more than that it was paid. */
function stateOf({ status, amount, refunded, isDisputed, currency }: BillingInvoice) {
  if (isDisputed)
    return (
      <Badge variant="light" color="amber">
        Disputed
      </Badge>
    )
  if (refunded === 0) return statuses[status]
  return refunded < amount ? `${formatPrice(refunded, currency)} refunded` : 'Refunded'
}

function InvoiceRow({ invoice }: { invoice: BillingInvoice }) {
  const { number, at, amount, currency, status, pdfUrl, pageUrl } = invoice
  const name = number ?? formatDay(at)
  return (
    <Table.Tr>
      <Table.Td>{formatDay(at)}</Table.Td>
      <Table.Td visibleFrom="sm">{number}</Table.Td>
      <Table.Td>{stateOf(invoice)}</Table.Td>
      <Table.Td ta="right">{formatPrice(amount, currency)}</Table.Td>
      <Table.Td>
        <Group gap="sm">
          {status === 'open' && pageUrl && (
            <Anchor size="sm" href={pageUrl} aria-label={`Pay invoice ${name}`}>
              Pay
            </Anchor>
          )}
          {pdfUrl && (
            <Anchor size="sm" href={pdfUrl} aria-label={`PDF of invoice ${name}`}>
              PDF
            </Anchor>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
