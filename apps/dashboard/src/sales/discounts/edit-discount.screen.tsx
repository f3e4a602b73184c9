import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { DiscountForm } from './discount-form.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/edit-discount.screen'

export const meta = titled('Edit discount')

export default function EditDiscount({ params: { discountId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useQuery(
    calls.discounts.get.queryOptions({ input: { id: discountId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title={data ? (data.code ?? data.title) : 'Edit discount'}
      back={{ to: '/dashboard/discounts', label: 'Discounts' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="discount" error={error} onRetry={() => void refetch()} />}
      {data && (
        <DiscountForm
          key={discountId}
          discount={data}
          onSave={(input) => api.discounts.update({ ...input, id: discountId })}
          notice="Discount saved"
          onSaved={() => {
            void refresh(calls.discounts)
            void navigate('/dashboard/discounts')
          }}
        />
      )}
    </Screen>
  )
}
