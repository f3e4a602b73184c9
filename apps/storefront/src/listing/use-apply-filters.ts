import { readListingQuery, writeListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { navigate } from '../shell/router/navigate.ts'
import { usePlace } from '../shell/router/place-context.ts'

export const filterFormId = 'filters'

export function useApplyFilters(path: string) {
  const { pathname, search } = usePlace()
  return (form: HTMLFormElement | null) => {
    if (!form?.checkValidity()) return
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const query = readListingQuery(new URLSearchParams(fields))
    const address = path + writeListingQuery(query)
    if (address !== pathname + search) navigate(address)
  }
}
