import { Button } from '@mantine/core'
import { IconShoppingCartX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'
import { abandonedChoices, abandonedStates } from './abandoned-states.ts'
import { AbandonedTable } from './abandoned-table.tsx'
import { AbandonedTabs } from './abandoned-tabs.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Abandoned checkouts')

export default function AbandonedCheckouts() {
  const list = useListParams(['search', 'state'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.abandonedCheckouts.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        state: oneOf(abandonedStates, list.values.state),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Abandoned checkouts"
      hint="Shoppers who left the checkout and can be reminded. Stored for 90 days at most."
    >
      <AbandonedTabs />
      <FilteredList
        noun="checkout"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by email"
            selects={[{ name: 'state', label: 'State', options: abandonedChoices }]}
          />
        }
        Table={AbandonedTable}
        whenNew={<NoneAbandoned />}
        advice="Try part of the address, or fewer filters."
      />
    </Screen>
  )
}

function NoneAbandoned() {
  const { storeId } = useCurrentStore()
  const seesSettings = useHasRight('settings:read')
  const { data: settings } = useQuery(
    calls.abandonedCheckouts.settings.queryOptions({ input: { storeId }, enabled: seesSettings }),
  )
  if (settings?.enabled || !seesSettings)
    return (
      <EmptyState icon={IconShoppingCartX} title="No abandoned checkouts">
        A checkout appears here after 10 minutes without activity, if its shopper can be reminded.
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
      Send shoppers who leave the checkout one email with a link back to their cart. Nothing is
      stored while reminders are off.
    </EmptyState>
  )
}
