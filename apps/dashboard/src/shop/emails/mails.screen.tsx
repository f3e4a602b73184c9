import { Button } from '@mantine/core'
import { IconSend, IconTemplate } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mailKinds } from '@vitrine/contract/shop/mail-names.ts'
import { Link } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { calls } from '../../platform/api/calls.ts'
import { FailedMails } from './failed-mails.tsx'
import { kindChoices, mailStatuses, statusChoices } from './mail-states.ts'
import { MailTable } from './mail-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'

export const meta = titled('Emails')

export default function Mails() {
  const list = useListParams(['search', 'status', 'kind'])
  const { storeId } = useCurrentStore()
  const query = useQuery(
    calls.mails.list.queryOptions({
      input: {
        storeId,
        pageNumber: list.pageNumber,
        pageSize: 20,
        search: list.values.search,
        status: oneOf(mailStatuses, list.values.status),
        kind: oneOf(mailKinds, list.values.kind),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Emails"
      hint="Every email your shop sent, and its delivery status."
      actions={
        <Button
          component={Link}
          to="/dashboard/mails/templates"
          variant="default"
          leftSection={<IconTemplate size={18} aria-hidden />}
        >
          Templates
        </Button>
      }
    >
      {list.values.status !== 'failed' && <FailedMails />}
      <FilteredList
        noun="email"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by address or subject"
            selects={[
              { name: 'status', label: 'Status', options: statusChoices },
              { name: 'kind', label: 'Kind', options: kindChoices },
            ]}
          />
        }
        Table={MailTable}
        whenNew={<NoMails />}
        advice="Try part of the address or subject, or fewer filters."
      />
    </Screen>
  )
}

function NoMails() {
  return (
    <EmptyState icon={IconSend} title="No emails yet">
      The first one is sent with your first order. Preview it under Templates, and send yourself a
      test.
    </EmptyState>
  )
}
