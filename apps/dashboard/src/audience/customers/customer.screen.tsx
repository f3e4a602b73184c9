import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { PersonalDataPanel } from '../personal-data/personal-data-panel.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { OrderTable } from '../../sales/orders/order-table.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/customer.screen'

export const meta = titled('Customer')

export default function CustomerScreen({ params: { customerId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const {
    data: customer,
    error,
    isPending,
    refetch,
  } = useQuery(calls.customers.get.queryOptions({ input: { id: customerId } }))
  return (
    <Screen
      title={customer?.name ?? 'Customer'}
      hint={customer && countryName(customer.country)}
      back={{ to: '/dashboard/customers', label: 'Customers' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="customer" error={error} onRetry={() => void refetch()} />}
      {customer && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Panel
              title={customer.orders > customer.latestOrders.length ? 'Latest orders' : 'Orders'}
              flush
            >
              <OrderTable rows={customer.latestOrders} isOfOne />
            </Panel>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <CustomerFacts customer={customer} />
              <PersonalDataPanel
                email={customer.email}
                onErased={() => void navigate('/dashboard/customers')}
              />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Screen>
  )
}
