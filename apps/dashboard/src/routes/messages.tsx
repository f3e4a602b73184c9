import { Button, Group } from '@mantine/core'
import { IconMail, IconSearchOff } from '@tabler/icons-react'
import { MessageTable } from '../messages/message-table.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { oneOf } from '../ui/one-of.ts'
import { Pager } from '../ui/pager.tsx'
import { Panel } from '../ui/panel.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { titled } from '../ui/title.ts'
import { useListParams, type ListParams } from '../ui/use-list-params.ts'

export const meta = titled('Messages')

const states = ['unread', 'read'] as const
const filters = ['search', 'state'] as const

export default function Messages() {
  const list = useListParams(filters)
  const { data, error, isPending, refetch } = useMessages({
    pageNumber: list.pageNumber,
    pageSize: 20,
    search: list.values.search,
    state: oneOf(states, list.values.state),
  })
  const isNew = data?.totalElements === 0 && !list.isFiltered
  return (
    <Screen title="Messages" hint="What shoppers wrote to you through your contact form.">
      <Panel flush>
        {!isNew && <Filters list={list} />}
        {isPending && <RowsSkeleton />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {isNew && <NoMessages />}
        {data?.totalElements === 0 && list.isFiltered && (
          <EmptyState
            icon={IconSearchOff}
            title="No message matches"
            action={
              <Button variant="default" onClick={list.clear}>
                Clear the filters
              </Button>
            }
          >
            Try other words or fewer filters.
          </EmptyState>
        )}
        {data && data.content.length > 0 && <MessageTable messages={data.content} />}
        {data && !isNew && <Pager page={data} noun="message" onChange={list.setPage} />}
      </Panel>
    </Screen>
  )
}

function Filters({ list }: { list: ListParams<(typeof filters)[number]> }) {
  return (
    <Group p="md" gap="sm">
      <SearchField
        label="Search by name, e-mail or words"
        value={list.values.search}
        onSearch={(term) => list.set('search', term)}
      />
      <FilterSelect
        label="State"
        options={[
          { value: 'unread', label: 'Unread' },
          { value: 'read', label: 'Read' },
        ]}
        value={list.values.state}
        onChange={(value) => list.set('state', value)}
      />
    </Group>
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
