import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { HostStore } from '../../platform/host-store.ts'
import {
  findPreview,
  type Preview,
  previewParameter,
  previewPath,
} from '../../content/pages/previews/preview-links.ts'
import type { Services } from '../../api/context.ts'
import { plainPage } from '../../platform/http/plain-page.ts'
import { createPageCache } from './page-cache.ts'
import { ofOneShopper } from './page-headers.ts'
import { addPreviewBanner } from './preview-banner.ts'
import { renderShop, type ShopParts } from './render-shop.ts'
import { shopPolicy } from './shop-policy.ts'
import { toResponse } from './to-response.ts'
import { callsWithDraft } from './calls-with-draft.ts'

type Parts = ShopParts & Pick<Services, 'db' | 'now'>

/** Never cached or indexed; no referrer reaches linked pages. */
const ofPreviews = {
  ...ofOneShopper,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** Renders a page's draft for a preview link. Resolves to undefined for other requests. */
export function createPreviews(parts: Parts) {
  return async (request: Request, store: HostStore): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const token = url.searchParams.get(previewParameter)
    if (token === null || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined
    const preview = await inStore(parts.db, store.storeId, (tx) =>
      findPreview(tx, token, parts.now()),
    )
    if (!preview) return await answerNothing()
    const { slug } = preview.page
    if (url.pathname !== encodeURI(pagePath(slug)))
      return moved(encodeURI(previewPath(slug, token)))
    return await answerDraft(parts, request, store, preview)
  }
}

async function answerDraft(parts: Parts, request: Request, store: HostStore, preview: Preview) {
  const path = pagePath(preview.page.slug)
  // A preview is no visit for the ad pixel.
  const quiet = { ...store, fbPixelId: '' }
  const calls = callsWithDraft(parts.callsOf(store), preview, store)
  const passing = createPageCache(0)
  const key = { storeId: store.storeId, version: store.version, url: path }
  const { page } = await passing.find(key, async () => {
    const rendered = await renderShop(parts, quiet, path, calls)
    return { ...rendered, html: addPreviewBanner(rendered.html, preview.expiresAt, store.timeZone) }
  })
  return await toResponse(page, request.headers, passing, { ...shopPolicy(quiet), ...ofPreviews })
}

function moved(location: string) {
  return new Response(null, { status: 302, headers: { location, ...ofPreviews } })
}

/** Same response for unknown, expired and revoked links. */
async function answerNothing() {
  const page = await plainPage(
    'This preview is no longer available',
    'The link has expired or was revoked. Ask the sender for a new one.',
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', ...ofPreviews }
  return new Response(String(page), { status: 404, headers })
}
