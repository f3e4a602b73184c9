import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { DiscountForm } from '../discounts/discount-form.tsx'
import { refreshDiscounts } from '../discounts/use-discounts.ts'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { showSuccess } from '../ui/toast.ts'

export const meta = titled('Add discount')

export default function AddDiscount() {
  const navigate = useNavigate()
  const { storeId } = useCurrentStore()
  return (
    <Screen title="Add discount" back={{ to: '/dashboard/discounts', label: 'Discounts' }}>
      <DiscountForm
        onSave={(input) => api.discounts.add({ ...input, storeId })}
        onSaved={() => {
          showSuccess('Discount added')
          void refreshDiscounts()
          void navigate('/dashboard/discounts')
        }}
      />
    </Screen>
  )
}
