import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconListSearch } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  watchListNames as lists,
  type WatchEntry,
  type WatchListName,
} from '@vitrine/contract/provider/console-signals.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { ActDialog } from './act-dialog.tsx'
import { consoleApi, consoleCalls } from './console-api.ts'
import { useActOn } from './use-act-on.ts'
import { watchListNames } from './signal-names.ts'

export const meta = titled('Watch lists')

const hints: Record<WatchListName, string> = {
  names:
    'Shops whose name or address contains one of them, or something very similar, get a signal.',
  hosts:
    'Shops that link to one of them or to a host below it, in pages or products, get a signal.',
  mailDomains:
    'Shops whose owner has an address there get a signal. Some thousand known domains are included and not listed.',
}

const tabs: Record<WatchListName, string> = {
  names: 'Names',
  hosts: 'Bad hosts',
  mailDomains: 'Email domains',
}

export default function WatchLists() {
  const list = useListParams(['list', 'search'])
  const name = oneOf(lists, list.values.list) ?? 'names'
  return (
    <Screen
      title="Watch lists"
      hint="What shops are checked against. Longer lists are imported on the server, by npm run provider."
    >
      <SegmentedControl
        aria-label="List"
        value={name}
        onChange={(value) => list.set('list', value)}
        data={(['names', 'hosts', 'mailDomains'] as const).map((value) => ({
          value,
          label: tabs[value],
        }))}
        style={{ alignSelf: 'flex-start' }}
      />
      <Panel title={watchListNames[name]} hint={hints[name]}>
        <AddForm key={name} list={name} />
      </Panel>
      <Entries list={name} />
    </Screen>
  )
}

function AddForm({ list }: { list: WatchListName }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { lines: '', reason: '' },
    validate: {
      lines: (value) => (value.trim() ? null : 'Enter at least one line.'),
      reason: (value) => (value.trim().length < 3 ? 'Say why, in at least 3 characters.' : null),
    },
  })
  const add = useMutation(
    consoleCalls.watchLists.add.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: async ({ added }) => {
        form.reset()
        showSuccess(`${countOf(added, 'new entry', 'new entries')}. All shops are being checked.`)
        await refresh(consoleCalls.watchLists, consoleCalls.acts)
      },
      onError: (error) => applyRefusal(form, error),
    }),
  )
  return (
    <CheckedForm form={form} onSubmit={(values) => add.mutate({ list, ...values })}>
      <Stack>
        <Textarea
          label={list === 'names' ? 'Names' : 'Domains'}
          description="One per line"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={50_000}
          spellCheck={false}
          key={form.key('lines')}
          {...form.getInputProps('lines')}
        />
        <TextInput
          label="Reason"
          description="For the audit log only"
          maxLength={500}
          key={form.key('reason')}
          {...form.getInputProps('reason')}
        />
        <Group>
          <Button type="submit" loading={add.isPending}>
            Add
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

function Entries({ list: name }: { list: WatchListName }) {
  const list = useListParams(['search'])
  const query = useQuery(
    consoleCalls.watchLists.list.queryOptions({
      input: {
        list: name,
        pageNumber: list.pageNumber,
        pageSize: 50,
        search: list.values.search,
      },
      placeholderData: keepPreviousData,
    }),
  )
  const { chosen, choose, dialog } = useActOn<string>({
    send: async (value, reason) =>
      await consoleApi.watchLists.remove({ list: name, value, reason }),
    changes: [consoleCalls.watchLists, consoleCalls.acts],
  })
  const columns: Column<WatchEntry>[] = [
    {
      head: 'Entry',
      wrap: 'anywhere',
      cell: ({ value, createdAt }) => (
        <>
          <Text size="sm">{value}</Text>
          <Text size="xs" c="var(--ink-soft)">
            Since {formatDay(createdAt)}
          </Text>
        </>
      ),
    },
    {
      head: 'Remove',
      w: 120,
      cell: ({ value }) => (
        <Button
          variant="default"
          size="sm"
          aria-label={`Remove ${value}`}
          onClick={() => choose(value)}
        >
          Remove
        </Button>
      ),
    },
  ]
  return (
    <>
      <FilteredList
        noun="entry"
        nouns="entries"
        list={list}
        query={query}
        filters={<ListFilters list={list} searchLabel="Search the list" selects={[]} />}
        Table={({ rows }) => <DataTable rows={rows} columns={columns} layout="fixed" />}
        whenNew={
          <EmptyState icon={IconListSearch} title="Nothing on this list yet">
            Add the first entries above.
          </EmptyState>
        }
      />
      {chosen !== undefined && (
        <ActDialog title={`Remove ${chosen}?`} confirm="Remove" {...dialog}>
          Signals that it caused disappear with the next check of each shop.
        </ActDialog>
      )}
    </>
  )
}
