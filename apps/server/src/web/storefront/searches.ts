import { searchPath } from '@vitrine/commerce/text/search-path.ts'

/** Leads a form's `/search?q=tea` to the address of its results. */
export function leadToSearch({ pathname, searchParams }: URL): Response | undefined {
  const term = searchParams.get('q')
  if (pathname !== '/search' || term === null) return undefined
  const headers = {
    location: searchPath(term, pageOf(searchParams.get('page'))),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
  return new Response(null, { status: 302, headers })
}

function pageOf(typed: string | null): number {
  return typed !== null && /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) - 1 : 0
}

export function isSearch(url: string): boolean {
  return /^\/search(?:\/|$)/.test(url)
}
