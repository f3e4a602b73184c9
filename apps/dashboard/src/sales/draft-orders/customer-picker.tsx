import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Customer } from '@vitrine/contract/audience/customers.ts'
import { useState } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** Searches customers by name or email; not shown in a shop without orders. */
export function CustomerPicker({ onPick }: { onPick: (customer: Customer) => void }) {
  const { storeId } = useCurrentStore()
  const [search, setSearch] = useState('')
  const [term] = useDebouncedValue(search.trim(), 250)
  const { data } = useQuery(
    calls.customers.list.queryOptions({
      input: { storeId, pageNumber: 0, pageSize: 20, ...(term && { search: term }) },
      placeholderData: keepPreviousData,
    }),
  )
  const pick = useMutation({
    mutationFn: (id: string) => api.customers.get({ id }),
    onSuccess: onPick,
  })
  if (!data || (!data.content.length && !search && !term)) return null
  return (
    <Select
      label="Find a customer"
      description="Fills in what their latest order has"
      placeholder="Name or email"
      searchable
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      data={data.content.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }))}
      filter={({ options }) => options}
      nothingFoundMessage="No customer matches"
      disabled={pick.isPending}
      onChange={(id) => {
        if (id) pick.mutate(id)
        setSearch('')
      }}
    />
  )
}
