import { Button, SimpleGrid } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BillingOverview } from '@vitrine/contract/provider/billing.ts'
import { Fragment } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'

/** What invoices are paid with and addressed to; the payment provider's own page changes it. */
export function PayerPanel({ overview: { subscription } }: { overview: BillingOverview }) {
  const isCustomer = subscription !== null
  const { data, error, refetch } = useQuery(
    calls.billing.payer.queryOptions({ enabled: isCustomer }),
  )
  const portal = useMutation(
    calls.billing.portal.mutationOptions({ onSuccess: ({ url }) => window.location.assign(url) }),
  )
  if (!isCustomer) return null
  const { card, address = [], taxIds = [] } = data ?? {}
  return (
    <Panel
      title="Payment details"
      actions={
        <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate({})}>
          Change card, address or tax ID
        </Button>
      }
    >
      {!data && !error && <RowsSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Fact label="Card">
            {card ? (
              <>
                <span style={{ textTransform: 'capitalize' }}>{card.brand}</span> ending{' '}
                {card.lastDigits}, valid until {card.expires}
              </>
            ) : (
              'None'
            )}
          </Fact>
          <Fact label="Billing address">
            {address.length === 0
              ? 'None'
              : address.map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
          </Fact>
          <Fact label="Tax ID">{taxIds.join(', ') || 'None'}</Fact>
        </SimpleGrid>
      )}
    </Panel>
  )
}
