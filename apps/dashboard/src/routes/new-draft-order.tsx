import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { DraftForm } from '../draft-orders/draft-form.tsx'
import { keepDraft } from '../draft-orders/use-drafts.ts'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { showSuccess } from '../ui/toast.ts'

export const meta = titled('Create order')

export default function NewDraftOrder() {
  const navigate = useNavigate()
  const { storeId } = useCurrentStore()
  return (
    <Screen
      title="Create order"
      hint="Save the draft, then send a payment link or mark it as paid."
      back={{ to: '/dashboard/draft-orders', label: 'Draft orders' }}
    >
      <DraftForm
        onSave={(input) => api.draftOrders.add({ ...input, storeId })}
        onSaved={(draft) => {
          showSuccess(`Draft D${draft.draftNumber} saved`)
          void keepDraft(draft)
          void navigate(`/dashboard/draft-orders/${draft.id}`, { replace: true })
        }}
      />
    </Screen>
  )
}
