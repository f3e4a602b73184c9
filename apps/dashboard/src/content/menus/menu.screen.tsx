import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Menu } from '@vitrine/contract/content/menu.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useMayChange } from '../../platform/session/auth-context.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/menu.screen'
import { MenuForm } from './menu-form.tsx'
import { useDeleteMenu } from './use-delete-menu.ts'

export const meta = titled('Menu')

export default function MenuScreen({ params: { menuId } }: Route.ComponentProps) {
  const { data, error, isPending, refetch } = useQuery(
    calls.menus.get.queryOptions({ input: { id: menuId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen title={data?.name ?? 'Menu'} back={{ to: '/dashboard/menus', label: 'Menus' }}>
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="menu" error={error} onRetry={() => void refetch()} />}
      {data && <Editor key={menuId} menu={data} />}
    </Screen>
  )
}

function Editor({ menu }: { menu: Menu }) {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  // One that is read again meanwhile must not hide that someone else saved it.
  const [revision, setRevision] = useState(menu.revision)
  const askToDelete = useDeleteMenu(() => void navigate('/dashboard/menus'))
  const { id } = menu
  return (
    <MenuForm
      initial={menu}
      onSave={(input, isSure) => api.menus.update({ ...input, id, ...(!isSure && { revision }) })}
      onSaved={(saved) => {
        setRevision(saved.revision)
        void refresh(calls.menus)
      }}
      actions={
        mayChange && (
          <Button variant="default" c="red.9" onClick={() => askToDelete(menu)}>
            Delete
          </Button>
        )
      }
    />
  )
}
