import type { HostStore } from '../../platform/host-store.ts'
import { comesFromElsewhere } from '../../api/refuse-cross-site.ts'
import { answerFromElsewhere, plainAnswer } from '../../platform/http/plain-answer.ts'
import { createPageCache, type RenderedPage } from './page-cache.ts'
import { writeCheckoutCookie, readCheckoutCookie } from './checkout-cookie.ts'
import { ofOneShopper } from './page-headers.ts'
import { linesParameter } from './page-url.ts'
import { renderRequest, type ShopParts } from './render-shop.ts'
import { outOfReach } from './out-of-reach.ts'
import { shopPolicy } from './shop-policy.ts'
import { toResponse } from './to-response.ts'

interface Parts extends ShopParts {
  onError: (error: unknown) => void
}

const maxFormBytes = 64 * 1024
const maxFields = 500

const passingHeaders = { ...ofOneShopper, 'x-robots-tag': 'noindex' }

/**
 * Handles shopping without JavaScript: product and checkout forms, and pages with a cart in the
 * URL. Resolves to undefined for other requests.
 */
export function createPlainPages({ onError, ...parts }: Parts) {
  return async (
    request: Request,
    store: HostStore,
    clientAddress?: string,
  ): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const isForm = request.method === 'POST' && isFormData(request)
    if (!isForm && !carriesLines(request, url)) return undefined
    if (isForm && comesFromElsewhere(request)) return await answerFromElsewhere()
    try {
      const posted = isForm ? await readForm(request) : undefined
      if (isForm && !posted) return await answerTooLarge()
      const calls = parts.callsOf(store, { clientAddress, headers: visitHeaders(request) })
      const rendered = renderRequest(parts, store, url.pathname + url.search, calls)
      const storedForm = readCheckoutCookie(store, request.headers)
      const page = await parts.answerPlain({ ...rendered, posted, storedForm })
      const cookie =
        page?.storedForm === undefined
          ? undefined
          : writeCheckoutCookie(store, page.storedForm, rendered)
      const isTooLong = page?.storedForm !== undefined && cookie === undefined
      // Content that does not fit into a cookie is rendered directly instead of after a redirect.
      const shown = isTooLong
        ? await parts.answerPlain({
            ...rendered,
            url: page.location ?? rendered.url,
            storedForm: page.storedForm,
          })
        : page
      for (const gap of shown?.gaps ?? []) onError(gap)
      return shown && (await answerPage(shown, request, store, cookie))
    } catch (error) {
      onError(error)
      return outOfReach(store.name)
    }
  }
}

const namesOfVisit = ['user-agent', 'dnt', 'sec-gpc']

function visitHeaders({ headers }: Request): Headers {
  return new Headers(
    namesOfVisit.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
  )
}

function carriesLines({ method }: Request, { searchParams }: URL) {
  return (method === 'GET' || method === 'HEAD') && searchParams.has(linesParameter)
}

function isFormData({ headers }: Request) {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= maxFormBytes)) return undefined
  const text = await request.text()
  return text.split('&', maxFields + 1).length > maxFields ? undefined : new URLSearchParams(text)
}

async function answerPage(
  page: RenderedPage,
  request: Request,
  store: HostStore,
  cookie: string | undefined,
) {
  const { status, location } = page
  const keeping: Record<string, string> = cookie === undefined ? {} : { 'set-cookie': cookie }
  if (status === 303 && location !== undefined)
    return new Response(null, { status, headers: { location, ...passingHeaders, ...keeping } })
  const passing = createPageCache(0)
  const { storeId, version } = store
  const { page: made } = await passing.find({ storeId, version, url: '' }, async () => page)
  return await toResponse(made, request.headers, passing, {
    ...shopPolicy(store),
    ...passingHeaders,
    ...keeping,
    ...(status === 503 && { 'retry-after': '2' }),
  })
}

async function answerTooLarge() {
  const sentence = 'Go back, shorten what you wrote and try again.'
  return await plainAnswer(413, 'This is too long', sentence)
}
