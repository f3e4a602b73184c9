import { Grid } from '@mantine/core'
import { LeftCart } from '../abandoned-checkouts/left-cart.tsx'
import { LeftFacts } from '../abandoned-checkouts/left-facts.tsx'
import { useAbandoned } from '../abandoned-checkouts/use-abandoned.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import type { Route } from './+types/abandoned-checkout'

export const meta = titled('Abandoned checkout')

export default function AbandonedCheckoutScreen({ params: { checkoutId } }: Route.ComponentProps) {
  const { data: checkout, error, isPending, refetch } = useAbandoned(checkoutId)
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
