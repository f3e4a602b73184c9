import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls, quietCalls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** Searches on the server, because a shop may have very many products. */
export function ProductPicker(props: MultiSelectProps & { value?: string[] }) {
  const { value = [] } = props
  const [search, setSearch] = useState('')
  const found = useFound(search)
  const names = useNames(value.filter((id) => !found.some((choice) => choice.value === id)))
  return (
    <MultiSelect
      placeholder={value.length ? '' : 'Any'}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage="No product matches"
      {...props}
      data={[...found, ...names]}
    />
  )
}

function useFound(search: string) {
  const { storeId } = useCurrentStore()
  const [term] = useDebouncedValue(search.trim(), 250)
  const { data } = useQuery(
    calls.products.filteredProducts.queryOptions({
      input: { storeId, page: 0, size: 20, ...(term && { search: term }) },
    }),
  )
  return (data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

function useNames(ids: string[]) {
  const answers = useQueries({
    queries: ids.map((id) =>
      quietCalls.products.fetchProductById.queryOptions({ input: { id }, retry: false }),
    ),
  })
  return ids.map((value, index) => {
    const { data, isError } = answers[index] ?? {}
    return { value, label: isError ? 'Deleted product' : (data?.name ?? '…') }
  })
}
