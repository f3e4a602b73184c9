import { Anchor, Badge, Group, Text } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MenuSummary } from '@vitrine/contract/content/menu.ts'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { RowMenu } from '../../platform/ui/row-menu.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { AddButton } from '../../platform/ui/add-button.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useDeleteMenu } from './use-delete-menu.ts'

export const meta = titled('Menus')

const add = <AddButton to="/dashboard/menus/new" label="Add menu" />

const places = { navbar: 'Header', footer: 'Footer' }

const columns: Column<MenuSummary>[] = [
  { head: 'Menu', wrap: 'anywhere', cell: (menu) => <Name menu={menu} /> },
  {
    head: 'Shown in',
    cell: ({ shownIn }) => (
      <Group gap={4}>
        {shownIn.length === 0 && (
          <Text size="sm" c="var(--ink-soft)">
            Nowhere
          </Text>
        )}
        {[...new Set(shownIn)].map((place) => (
          <Badge key={place} variant="light" color="pine">
            {places[place]}
          </Badge>
        ))}
      </Group>
    ),
  },
  {
    head: 'Changed',
    visibleFrom: 'sm',
    cell: ({ updatedAt }) => <Text size="sm">{formatDay(updatedAt)}</Text>,
  },
]

export default function Menus() {
  const { storeId } = useCurrentStore()
  const { data, error, isPending, refetch } = useQuery(
    calls.menus.list.queryOptions({ input: { storeId } }),
  )
  return (
    <Screen
      title="Menus"
      hint="Choose one in the builder, in the settings of the navigation or the footer."
      actions={add}
    >
      <Panel flush>
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState icon={IconMenu2} title="No menus yet" action={add}>
            A menu has up to three levels, and can open in columns with an image. Without one, the
            navigation and the footer show their own links.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <DataTable rows={data} columns={columns} actions={(row) => <Actions menu={row} />} />
        )}
      </Panel>
    </Screen>
  )
}

function Name({ menu: { id, name, entryCount, missingCount } }: { menu: MenuSummary }) {
  return (
    <>
      <Anchor component={Link} to={`/dashboard/menus/${id}`} fw={550} c="var(--ink)">
        {name}
      </Anchor>
      <Text size="sm" c="var(--ink-soft)">
        {countOf(entryCount, 'entry', 'entries')}
      </Text>
      {missingCount > 0 && (
        <Text size="xs" c="red.8">
          {countOf(missingCount, 'entry is', 'entries are')} not in the shop any more
        </Text>
      )}
    </>
  )
}

function Actions({ menu }: { menu: MenuSummary }) {
  const askToDelete = useDeleteMenu()
  return (
    <RowMenu
      name={menu.name}
      editPath={`/dashboard/menus/${menu.id}`}
      onDelete={() => askToDelete(menu)}
    />
  )
}
