import { Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { FilterDrawer } from './filter-drawer.tsx'
import { type Chip, FilterChips } from './filter-chips.tsx'
import { FilterSelect } from './filter-select.tsx'
import { SearchField } from '../search-field.tsx'
import type { ListParams } from './use-list-params.ts'

interface ListFiltersProps<Name extends string> {
  list: ListParams<Name | 'search'>
  searchLabel: string
  selects: readonly Select<Name>[]
  children?: ReactNode
  chips?: readonly Chip[]
  beside?: ReactNode
}

interface Select<Name> {
  name: Name
  label: string
  options: { value: string; label: string }[]
}

export function ListFilters<Name extends string>(props: ListFiltersProps<Name>) {
  const { list, searchLabel, selects, children, chips = [], beside } = props
  const isSmall = useMediaQuery('(max-width: 47.9375em)')
  const set = [...selects.flatMap((select) => chipOf(list, select)), ...chips]
  const choices = (
    <>
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
    </>
  )
  const isInDrawer = isSmall && selects.length > 1
  return (
    <>
      <Group p="md" gap="sm">
        <SearchField
          label={searchLabel}
          value={list.values.search}
          onSearch={(term) => list.set('search', term)}
        />
        {isInDrawer ? <FilterDrawer count={set.length}>{choices}</FilterDrawer> : choices}
        {beside}
      </Group>
      <FilterChips chips={isInDrawer ? set : chips} />
    </>
  )
}

function chipOf<Name extends string>(
  list: ListParams<Name | 'search'>,
  { name, label, options }: Select<Name>,
): Chip[] {
  const option = options.find(({ value }) => value === list.values[name])
  const clear = () => list.set(name, null)
  return option ? [{ label: `${label}: ${option.label}`, clear }] : []
}
