import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DiscountForm } from './discount-form.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('Add discount')

export default function AddDiscount() {
  const navigate = useNavigate()
  const { storeId } = useCurrentStore()
  return (
    <Screen title="Add discount" back={{ to: '/dashboard/discounts', label: 'Discounts' }}>
      <DiscountForm
        onSave={(input) => api.discounts.add({ ...input, storeId })}
        notice="Discount added"
        onSaved={() => {
          void refresh(calls.discounts)
          void navigate('/dashboard/discounts')
        }}
      />
    </Screen>
  )
}
