import { Group } from '@mantine/core'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import type { ListParams } from '../ui/use-list-params.ts'
import { fulfilmentChoices, paymentChoices, statusChoices } from './order-badges.tsx'

export const orderFilters = ['search', 'payment', 'fulfilment', 'status'] as const

export function OrderFilters({ list }: { list: ListParams<(typeof orderFilters)[number]> }) {
  return (
    <Group p="md" gap="sm">
      <SearchField
        label="Search by number, name or e-mail"
        value={list.values.search}
        onSearch={(term) => list.set('search', term)}
      />
      <FilterSelect
        label="Payment"
        options={paymentChoices}
        value={list.values.payment}
        onChange={(value) => list.set('payment', value)}
      />
      <FilterSelect
        label="Fulfilment"
        options={fulfilmentChoices}
        value={list.values.fulfilment}
        onChange={(value) => list.set('fulfilment', value)}
      />
      <FilterSelect
        label="Status"
        options={statusChoices}
        value={list.values.status}
        onChange={(value) => list.set('status', value)}
      />
    </Group>
  )
}
