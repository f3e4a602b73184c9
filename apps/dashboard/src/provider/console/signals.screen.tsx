import { Button, Group } from '@mantine/core'
import { IconAlertHexagon } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { signalKinds } from '@vitrine/contract/provider/console-signals.ts'
import { FilterSelect } from '../../platform/ui/data-table/filter-select.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleCalls } from './console-api.ts'
import { SignalList } from './signal-list.tsx'
import { signalNames } from './signal-names.ts'

export const meta = titled('Signals')

const states = ['open', 'dismissed'] as const
const stateChoices = [
  { value: 'open', label: 'Open' },
  { value: 'dismissed', label: 'Dismissed' },
]
const kindChoices = signalKinds.map((value) => ({ value, label: signalNames[value] }))

export default function Signals() {
  const list = useListParams(['state', 'kind'])
  const query = useQuery(
    consoleCalls.signals.list.queryOptions({
      input: {
        pageNumber: list.pageNumber,
        pageSize: 20,
        state: oneOf(states, list.values.state) ?? 'open',
        kind: oneOf(signalKinds, list.values.kind),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <Screen
      title="Signals"
      hint={
        <>
          Signs that a shop may harm people, found when it is created, when it publishes and every
          night. What to look for is in the{' '}
          <TextLink to="/console/watch-lists">watch lists</TextLink>.
        </>
      }
    >
      <FilteredList
        noun="signal"
        list={list}
        query={query}
        filters={
          <Group p="md" gap="sm" maw={560}>
            <FilterSelect
              label="State"
              options={stateChoices}
              value={list.values.state}
              onChange={(value) => list.set('state', value)}
            />
            <FilterSelect
              label="Kind"
              options={kindChoices}
              value={list.values.kind}
              onChange={(value) => list.set('kind', value)}
            />
          </Group>
        }
        Table={SignalList}
        whenNew={
          <EmptyState
            icon={IconAlertHexagon}
            title="No open signals"
            action={
              <Button variant="default" onClick={() => list.set('state', 'dismissed')}>
                Show dismissed signals
              </Button>
            }
          >
            Look-alike names, disposable email addresses and links to bad hosts appear here.
          </EmptyState>
        }
      />
    </Screen>
  )
}
