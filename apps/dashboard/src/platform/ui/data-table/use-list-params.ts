import { useSearchParams } from 'react-router'

/** The API's limit. */
const lastPage = 1_000_000

/**
 * Stores a list's filters and page in the URL, so that reload, Back and shared links work. Pages
 * count from 1 in the URL, from 0 in the API.
 */
export function useListParams<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams()
  const values = Object.fromEntries(
    names.map((name) => [name, params.get(name) || undefined]),
  ) as Record<Name, string | undefined>
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), lastPage)

  function change(name: string, value: string | null, replace = name !== 'page') {
    setParams(
      () => {
        // Reads the current URL: a debounced search may be older than the last filter.
        const next = new URLSearchParams(window.location.search)
        if (name !== 'page') next.delete('page')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace, preventScrollReset: name !== 'page' },
    )
  }

  return {
    values,
    page,
    pageNumber: page - 1,
    isFiltered: names.some((name) => values[name]),
    set: (name: Name, value: string | null) => change(name, value),
    setPage: (next: number) => change('page', next > 1 ? String(next) : null),
    /** Replaces the history entry, because the requested page does not exist. */
    replacePage: (next: number) => change('page', next > 1 ? String(next) : null, true),
    clear: () => setParams({}),
  }
}

export type ListParams<Name extends string> = ReturnType<typeof useListParams<Name>>
