import { Group, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { SearchField } from '../../platform/ui/search-field.tsx'
import { type ActivityFilter, areaChoices } from './activity-filter.ts'

interface ActivityFiltersProps {
  filter: ActivityFilter
  onChange: (changes: Partial<ActivityFilter>) => void
}

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const { storeId } = useCurrentStore()
  const { data: actors = [] } = useQuery(calls.activity.actors.queryOptions({ input: { storeId } }))
  const people = actors.map(({ id, kind, name }) => ({
    value: id,
    label: kind === 'key' ? `${name} (API key)` : name,
  }))
  return (
    <Group gap="xs" align="flex-end">
      <SearchField
        label="Search by name"
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label="Person"
        placeholder="Everyone"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear person' }}
        data={people}
        value={filter.actor}
        onChange={(actor) => onChange({ actor })}
        flex="1 1 10rem"
      />
      <Select
        aria-label="Part of the shop"
        placeholder="Everything"
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Clear part of the shop' }}
        data={areaChoices}
        value={filter.area}
        onChange={(area) => onChange({ area })}
        flex="1 1 10rem"
      />
      <TextInput
        type="date"
        label="From"
        max={filter.until || undefined}
        value={filter.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
        flex="1 1 9rem"
      />
      <TextInput
        type="date"
        label="Until"
        min={filter.from || undefined}
        value={filter.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
        flex="1 1 9rem"
      />
    </Group>
  )
}
