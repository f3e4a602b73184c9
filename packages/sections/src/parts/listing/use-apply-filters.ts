import { readListingQuery, writeListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { usePlace } from '../../kit/place-context.ts'

export const filterFormId = 'filters'

/** @param onNavigate goes to an address of the shop within this document */
export function useApplyFilters(path: string, onNavigate: (address: string) => void) {
  const { pathname, search } = usePlace()
  return (form: HTMLFormElement | null) => {
    if (!form?.checkValidity()) return
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const query = readListingQuery(new URLSearchParams(fields))
    const address = path + writeListingQuery(query)
    if (address !== pathname + search) onNavigate(address)
  }
}
