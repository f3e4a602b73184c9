import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterSelect } from './filter-select.tsx'
import { SearchField } from './search-field.tsx'
import type { ListParams } from './use-list-params.ts'

interface ListFiltersProps<Name extends string> {
  list: ListParams<Name | 'search'>
  searchLabel: string
  selects: readonly Select<Name>[]
  /** Further ones, beside the choices. */
  children?: ReactNode
}

interface Select<Name> {
  name: Name
  label: string
  options: { value: string; label: string }[]
}

/** The search and the choices above a list. */
export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  const { list, searchLabel, selects, children } = props
  return (
    <Group p="md" gap="sm">
      <SearchField
        label={searchLabel}
        value={list.values.search}
        onSearch={(term) => list.set('search', term)}
      />
      {selects.map(({ name, label, options }) => (
        <FilterSelect
          key={name}
          label={label}
          options={options}
          value={list.values[name]}
          onChange={(value) => list.set(name, value)}
        />
      ))}
      {children}
    </Group>
  )
}
