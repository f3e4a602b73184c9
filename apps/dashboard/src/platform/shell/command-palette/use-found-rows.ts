import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconPackage, IconReceipt, IconUserHeart } from '@tabler/icons-react'
import { quietCalls } from '../../api/calls.ts'
import { hasRight, type Right } from '@vitrine/contract/call/role.ts'
import { useCurrentStore, useRole } from '../../session/auth-context.ts'
import type { Command } from './commands.ts'

type FoundCommand = Omit<Command, 'right'>

export interface FoundRows {
  groups: readonly { group: string; commands: readonly FoundCommand[] }[]
  isSearching: boolean
  isFailed: boolean
}

const rowsOfGroup = 5

/** Finds orders, products and customers on the server, a moment after typing. */
export function useFoundRows(search: string): FoundRows {
  const { storeId } = useCurrentStore()
  const role = useRole()
  const typed = search.trim().slice(0, 200)
  const [term] = useDebouncedValue(typed, 250)
  const optionsFor = (right: Right) => ({
    enabled: term !== '' && hasRight(role, right),
    placeholderData: keepPreviousData,
  })
  const orders = useQuery(
    quietCalls.orders.list.queryOptions({
      input: { storeId, pageNumber: 0, pageSize: rowsOfGroup, search: term },
      ...optionsFor('orders:read'),
    }),
  )
  const products = useQuery(
    quietCalls.products.filteredProducts.queryOptions({
      input: { storeId, page: 0, size: rowsOfGroup, search: term },
      ...optionsFor('products:read'),
    }),
  )
  const customers = useQuery(
    quietCalls.customers.list.queryOptions({
      input: { storeId, pageNumber: 0, pageSize: rowsOfGroup, search: term },
      ...optionsFor('customers:read'),
    }),
  )
  const queries = [orders, products, customers]
  const isSearching =
    typed !== '' && (typed !== term || queries.some(({ isFetching }) => isFetching))
  if (typed === '') return { groups: [], isSearching, isFailed: false }
  return {
    groups: [
      {
        group: 'Orders',
        commands: (orders.data?.content ?? []).map(({ id, orderName, customer }) => ({
          id,
          label: orderName,
          description: customer.name,
          icon: IconReceipt,
          to: `/dashboard/orders/${id}`,
        })),
      },
      {
        group: 'Products',
        commands: (products.data?.content ?? []).map(({ id, name }) => ({
          id,
          label: name,
          icon: IconPackage,
          to: `/dashboard/edit-product/${id}`,
        })),
      },
      {
        group: 'Customers',
        commands: (customers.data?.content ?? []).map(({ id, name, email }) => ({
          id,
          label: name || email,
          description: email,
          icon: IconUserHeart,
          to: `/dashboard/customers/${id}`,
        })),
      },
    ],
    isSearching,
    isFailed: queries.some(({ isError }) => isError),
  }
}
