import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { DiscountForm } from './discount-form.tsx'
import { refreshDiscounts, useDiscount } from './use-discounts.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Route } from './+types/edit-discount.screen'

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
