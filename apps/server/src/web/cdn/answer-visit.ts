import type { VisitCounter } from '../../audience/visits/visit-counter.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { visitPath } from '../headers/start-script.ts'

const longest = 4000

/**
 * Counts a page that a cache in front of the service has answered, as its browser reports.
 * Resolves to undefined for other requests.
 */
export async function answerVisit(
  { countPage }: Pick<VisitCounter, 'countPage'>,
  request: Request,
  store: HostStore,
  clientAddress: string | undefined,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== visitPath) return undefined
  if (Number(request.headers.get('content-length') ?? longest + 1) > longest)
    return new Response(null, { status: 413 })
  const [page = '', referer = ''] = (await request.text()).split('\n')
  if (page.startsWith('/'))
    countPage(
      {
        store,
        address: () => clientAddress,
        header: (name) => headerOf(request.headers, name, referer),
      },
      page,
    )
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

/** The request is not a document's; what it says of one takes the place of its headers. */
function headerOf(headers: Headers, name: string, referer: string): string | undefined {
  if (name === 'referer') return referer === '' ? undefined : referer
  if (name === 'sec-fetch-dest') return 'document'
  return headers.get(name) ?? undefined
}
