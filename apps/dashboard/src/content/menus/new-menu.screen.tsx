import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { MenuForm } from './menu-form.tsx'

export const meta = titled('Add menu')

const empty = { name: '', entries: [], missing: [] }

export default function NewMenu() {
  const navigate = useNavigate()
  return (
    <Screen title="Add menu" back={{ to: '/dashboard/menus', label: 'Menus' }}>
      <MenuForm
        initial={empty}
        onSave={(input) => api.menus.add(input)}
        onSaved={({ id }) => {
          void refresh(calls.menus)
          void navigate(`/dashboard/menus/${id}`, { replace: true })
        }}
      />
    </Screen>
  )
}
