import { Grid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { LeftCart } from './left-cart.tsx'
import { LeftFacts } from './left-facts.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/abandoned-checkout.screen'

export const meta = titled('Abandoned checkout')

export default function AbandonedCheckoutScreen({ params: { checkoutId } }: Route.ComponentProps) {
  const {
    data: checkout,
    error,
    isPending,
    refetch,
  } = useQuery(calls.abandonedCheckouts.get.queryOptions({ input: { id: checkoutId } }))
  return (
    <Screen
      title={checkout ? checkout.name || checkout.email : 'Abandoned checkout'}
      back={{ to: '/dashboard/abandoned-checkouts', label: 'Abandoned checkouts' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="checkout" error={error} onRetry={() => void refetch()} />}
      {checkout && (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <LeftCart checkout={checkout} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <LeftFacts checkout={checkout} />
          </Grid.Col>
        </Grid>
      )}
    </Screen>
  )
}
