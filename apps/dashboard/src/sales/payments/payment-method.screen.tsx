import { IconCashOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { MethodForm } from './method-form.tsx'
import { newMethod } from './method-values.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/payment-method.screen'

export const meta = titled('Payment method')

export default function PaymentMethod({ params: { methodId } }: Route.ComponentProps) {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.payments.get.queryOptions({ input: { storeId }, refetchOnWindowFocus: false }),
  )
  const [newId] = useState(() => crypto.randomUUID())
  const isNew = methodId === 'new'
  const method = isNew
    ? { ...newMethod, id: newId }
    : data?.methods.find(({ id }) => id === methodId)
  return (
    <Screen
      title={isNew ? 'Add payment method' : (method?.name ?? 'Payment method')}
      back={{ to: '/dashboard/payment', label: 'Payment' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="payment method" error={error} onRetry={() => void refetch()} />}
      {data && method && <MethodForm key={method.id} method={method} payments={data} />}
      {data && !method && (
        <EmptyState isNotFound icon={IconCashOff} title="This payment method no longer exists">
          See <TextLink to="/dashboard/payment">how shoppers pay you</TextLink>.
        </EmptyState>
      )}
    </Screen>
  )
}
