import type { HostStore } from '../../platform/host-store.ts'
import { comesFromElsewhere } from '../../api/refuse-cross-site.ts'
import type { Services } from '../../api/context.ts'
import { keysOf } from '../../api/require-within-limit.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { answeredInBreak } from './suspended-shop.ts'
import { isClosed } from '../../identity/is-closed.ts'
import { storeInfoOf } from '../../shop/stores/store-info.ts'
import { isShopPassword } from '../../shop/opening/password.ts'
import { hasView, signView, viewCookie, viewEnd, viewParameter } from '../../identity/view-token.ts'
import { type ClosedNote, closedPage } from './closed-page.ts'
import { findClosedContent } from './find-closed-content.ts'
import type { ShopParts } from './render-shop.ts'

type Parts = Pick<Services, 'config' | 'now' | 'limiter' | 'db'> &
  Pick<ShopParts, 'renderClosed'> & { styles: readonly string[] }

const passwordPath = '/shop-password'
const passwordView = 7 * 24 * 3_600_000
const largestForm = 10_000

const ofClosed = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/**
 * Guards the pages of a closed store. Resolves to undefined for visitors who may continue: everyone
 * when it is open, otherwise those with a link or the password.
 */
export function createClosedShop(parts: Parts) {
  const { config, now, limiter, styles } = parts
  const isSecure = mainOrigin(config).startsWith('https:')

  return async (
    request: Request,
    store: HostStore,
    clientAddress?: string,
  ): Promise<Response | undefined> => {
    if (!isClosed(store)) return undefined
    const url = new URL(request.url)
    const token = url.searchParams.get(viewParameter)
    if (token !== null && isRead(request)) return followLink(store, url, token)
    if (hasView(store, request.headers, now())) return undefined
    if (store.wasOpened && answeredInBreak.test(url.pathname)) return undefined
    if (url.pathname === passwordPath && request.method === 'POST' && store.passwordHash)
      return await takePassword(request, store, clientAddress)
    return answer(store, url)
  }

  function followLink(store: HostStore, url: URL, token: string) {
    url.searchParams.delete(viewParameter)
    const end = viewEnd(store, token, now())
    return end ? letIn(store, end, url.pathname + url.search) : answer(store, url, 'link')
  }

  async function takePassword(request: Request, store: HostStore, clientAddress?: string) {
    const { searchParams } = new URL(request.url)
    const back = new URL(ownPath(searchParams.get('to')), request.url)
    if (comesFromElsewhere(request)) return answer(store, back)
    const wait = await limiter.take('shopPassword', keysOf({ clientAddress, store }))
    if (wait)
      return answer(store, back, 'often', { status: 429, headers: { 'retry-after': `${wait}` } })
    const length = Number(request.headers.get('content-length') ?? Number.NaN)
    const form = length <= largestForm ? new URLSearchParams(await request.text()) : undefined
    const isRight = await isShopPassword(store.passwordHash!, form?.get('password') ?? '')
    if (!isRight) return answer(store, back, 'password', { status: 403 })
    return letIn(store, new Date(now().getTime() + passwordView), back.pathname + back.search)
  }

  function letIn(store: HostStore, end: Date, location: string) {
    const seconds = Math.floor((end.getTime() - now().getTime()) / 1000)
    const cookie = [
      `${viewCookie(isSecure)}=${signView(store, end)}`,
      `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`,
      ...(isSecure ? ['Secure'] : []),
    ].join('; ')
    return new Response(null, {
      status: 303,
      headers: { ...ofClosed, location, 'set-cookie': cookie },
    })
  }

  async function sectionsOf(store: HostStore) {
    const content = await findClosedContent(parts, store)
    if (!content) return undefined
    return (mainOf: (heading: 'h1' | 'h2') => string) =>
      parts.renderClosed({ store: storeInfoOf(store), content, mainOf })
  }

  async function answer(
    store: HostStore,
    { pathname, search }: URL,
    note?: ClosedNote,
    { status, headers }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    const path = pathname + search
    const ownerQuery = new URLSearchParams({ store: store.storeId, to: path })
    const page = closedPage(store, {
      styles,
      sectionsAround: await sectionsOf(store),
      note,
      passwordAction: `${passwordPath}?to=${encodeURIComponent(path)}`,
      ownerUrl: `${mainOrigin(config)}/view-shop?${ownerQuery.toString()}`,
    })
    // A break is temporary (503), so search engines keep their index of the store.
    const isBreak = store.status === 'draft' && store.wasOpened
    return new Response(String(await page), {
      status: status ?? (isBreak ? 503 : 200),
      headers: {
        ...ofClosed,
        'content-type': 'text/html; charset=utf-8',
        ...(isBreak && { 'retry-after': '86400' }),
        ...headers,
      },
    })
  }
}

/** Marks a response for one visitor as uncacheable and not indexable. */
export function asPrivate(answer: Response): Response {
  answer.headers.set('cache-control', 'private, no-store')
  answer.headers.set('x-robots-tag', 'noindex')
  return answer
}

function isRead({ method }: Request) {
  return method === 'GET' || method === 'HEAD'
}

/** Accepts own paths only: prevents open redirects. */
function ownPath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/'
}
