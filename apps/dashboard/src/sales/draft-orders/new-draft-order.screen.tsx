import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { DraftForm } from './draft-form.tsx'
import { keepDraft } from './use-change-draft.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'

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
