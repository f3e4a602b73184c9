import { IconWebhook } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deliveryStatus } from '@vitrine/contract/account/webhooks.ts'
import { calls } from '../../platform/api/calls.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { FilterSelect } from '../../platform/ui/data-table/filter-select.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { Group } from '@mantine/core'
import { deliveryLabels } from './delivery-badge.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { isTriedSoon } from './is-tried-soon.ts'

const pollMs = 1500

const choices = deliveryStatus.options.map((value) => ({ value, label: deliveryLabels[value] }))

export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const list = useListParams(['status'])
  const status = oneOf(deliveryStatus.options, list.values.status)
  const query = useQuery(
    calls.webhooks.deliveries.queryOptions({
      input: { id: webhookId, status, pageNumber: list.pageNumber, pageSize: 20 },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (isTriedSoon(state.data?.content ?? []) ? pollMs : false),
    }),
  )
  return (
    <FilteredList
      noun="event"
      list={list}
      query={query}
      filters={
        <Group p="md" maw={280}>
          <FilterSelect
            label="Status"
            options={choices}
            value={list.values.status}
            onChange={(value) => list.set('status', value)}
          />
        </Group>
      }
      Table={DeliveryTable}
      whenNew={
        <EmptyState icon={IconWebhook} title="No deliveries yet">
          Deliveries and their responses are shown here for 30 days. Send a test to try it.
        </EmptyState>
      }
    />
  )
}
