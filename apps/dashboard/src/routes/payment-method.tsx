import { IconCashOff } from '@tabler/icons-react'
import { useState } from 'react'
import { MethodForm } from '../payments/method-form.tsx'
import { newMethod } from '../payments/method-values.ts'
import { usePayments } from '../payments/use-payments.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { titled } from '../ui/title.ts'
import type { Route } from './+types/payment-method'

export const meta = titled('Payment method')

export default function PaymentMethod({ params: { methodId } }: Route.ComponentProps) {
  const { data, error, isPending, refetch } = usePayments()
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
        <EmptyState icon={IconCashOff} title="This payment method no longer exists">
          See <TextLink to="/dashboard/payment">how shoppers pay you</TextLink>.
        </EmptyState>
      )}
    </Screen>
  )
}
