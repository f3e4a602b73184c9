import { useSearchParams } from 'react-router'

/** The last that the API can be asked for. */
const lastPage = 1_000_000

/**
 * Filters and the page of a list, kept in the URL so that a reload, Back and a shared link show the
 * same rows. The URL counts pages from 1, the API from 0.
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
        // The address of now: a search that waited a moment may be older than the last filter.
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
    /** Without a step in the history: the page that was asked for does not exist. */
    replacePage: (next: number) => change('page', next > 1 ? String(next) : null, true),
    clear: () => setParams({}),
  }
}

export type ListParams<Name extends string> = ReturnType<typeof useListParams<Name>>
