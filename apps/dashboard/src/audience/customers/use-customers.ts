import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

type CustomersQuery = Omit<Parameters<typeof api.customers.list>[0], 'storeId'>

export function useCustomers(query: CustomersQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['customers', storeId, query],
    queryFn: () => api.customers.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

/** @param id of any of their orders */
export function useCustomer(id: string) {
  return useQuery({ queryKey: ['customer', id], queryFn: () => api.customers.get({ id }) })
}
