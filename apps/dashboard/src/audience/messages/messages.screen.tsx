import { IconMail } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { MessageTable } from './message-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Messages')

const states = ['unread', 'read'] as const
const stateChoices = [
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
]

export default function Messages() {
  const list = useListParams(['search', 'state'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.messages.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        state: oneOf(states, list.values.state),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen title="Messages" hint="Messages sent through your contact form.">
      <FilteredList
        noun="message"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by name, email or text"
            selects={[{ name: 'state', label: 'State', options: stateChoices }]}
          />
        }
        Table={MessageTable}
        whenNew={<NoMessages />}
      />
    </Screen>
  )
}

function NoMessages() {
  return (
    <EmptyState icon={IconMail} title="No messages yet">
      Add a contact form to one of your <TextLink to="/dashboard/pages">pages</TextLink>, and what
      shoppers write arrives here and in your mailbox.
    </EmptyState>
  )
}
