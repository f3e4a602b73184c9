import { Button } from '@mantine/core'
import { IconShoppingCartX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { abandonedChoices, abandonedStates } from '../abandoned-checkouts/abandoned-states.ts'
import { AbandonedTable } from '../abandoned-checkouts/abandoned-table.tsx'
import { AbandonedTabs } from '../abandoned-checkouts/abandoned-tabs.tsx'
import { useAbandonedList, useReminderSettings } from '../abandoned-checkouts/use-abandoned.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilteredList } from '../ui/filtered-list.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import { useListParams } from '../ui/use-list-params.ts'

export const meta = titled('Abandoned checkouts')

export default function AbandonedCheckouts() {
  const list = useListParams(['search', 'state'])
  const query = useAbandonedList({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    state: oneOf(abandonedStates, list.values.state),
  })
  return (
    <Screen
      title="Abandoned checkouts"
      hint="Who was about to order and left, and may be reminded of it. Kept for 90 days."
    >
      <AbandonedTabs />
      <FilteredList
        noun="checkout"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by e-mail"
            selects={[{ name: 'state', label: 'State', options: abandonedChoices }]}
          />
        }
        Table={AbandonedTable}
        whenNew={<NoneAbandoned />}
        advice="Try a part of the address, or fewer filters."
      />
    </Screen>
  )
}

function NoneAbandoned() {
  const { data: settings } = useReminderSettings()
  if (settings?.enabled)
    return (
      <EmptyState icon={IconShoppingCartX} title="Nobody has left yet">
        A checkout stands here once its shopper, who may be reminded, was silent for ten minutes.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={IconShoppingCartX}
      title="Reminders are off"
      action={
        settings && (
          <Button component={Link} to="/dashboard/abandoned-checkouts/settings">
            Set up reminders
          </Button>
        )
      }
    >
      Shoppers who leave the checkout can be reminded by one mail with a link back to their cart.
      Until you want that, nothing is kept of them.
    </EmptyState>
  )
}
