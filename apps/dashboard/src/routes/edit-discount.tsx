import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { DiscountForm } from '../discounts/discount-form.tsx'
import { refreshDiscounts, useDiscount } from '../discounts/use-discounts.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { showSuccess } from '../ui/toast.ts'
import type { Route } from './+types/edit-discount'

export const meta = titled('Edit discount')

export default function EditDiscount({ params: { discountId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useDiscount(discountId)
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
          onSaved={() => {
            showSuccess('Discount saved')
            void refreshDiscounts()
            void navigate('/dashboard/discounts')
          }}
        />
      )}
    </Screen>
  )
}
