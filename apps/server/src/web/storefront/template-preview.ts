import { findTemplate } from '@vitrine/sections/templates/shops/shop-templates.ts'
import type { ShopTemplate } from '@vitrine/sections/templates/shops/shop-template.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'
import { templateReads, templateStore } from '../../provider/templates/template-shop.ts'
import { plainPage } from '../../platform/http/plain-page.ts'
import { contentSecurityPolicy } from '../headers/security-headers.ts'
import { createPageCache } from './page-cache.ts'
import { renderShop, type ShopParts } from './render-shop.ts'
import { toResponse } from './to-response.ts'

const address = /^\/theme-home\/([a-z]+)\/preview(\/.*)?$/
const cacheBytes = 4 * 1024 * 1024

const headers = {
  'content-security-policy': contentSecurityPolicy({ framedBy: "'self'" }),
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
}

/**
 * Renders the shops of templates below `/theme-home/{slug}/preview`, as documents without scripts.
 * Resolves to undefined for other requests.
 */
export function createTemplatePreview(parts: ShopParts, host: string) {
  const cache = createPageCache(cacheBytes)
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, search } = new URL(request.url)
    const [, slug, path = '/'] = address.exec(pathname) ?? []
    if (slug === undefined) return undefined
    const template = findTemplate(slug)
    if (!template) return await answerMissing()
    const base = `/theme-home/${slug}/preview`
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 303, headers: { location: base } })
    const url = isListing(path) ? path + search : path
    const { page } = await cache.find({ storeId: slug, version: 1, url }, async () => {
      const rendered = await renderTemplate(parts, template, host, url)
      return { ...rendered, html: withinPreview(rendered.html, base) }
    })
    return await toResponse(page, request.headers, cache, headers)
  }
}

/** Others are the same with any query, which would fill the cache. */
const isListing = (path: string) => /^\/(?:shop|collection\/)/.test(path)

async function renderTemplate(parts: ShopParts, template: ShopTemplate, host: string, url: string) {
  const calls = templateReads(template) as unknown as StoreCalls
  return await renderShop(parts, templateStore(template, host), url, calls)
}

/** Links lead to other pages of the preview; nothing needs a script. */
function withinPreview(html: string, base: string): string {
  return html
    .replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '')
    .replaceAll(/<link rel="canonical"[^>]*>/g, '')
    .replaceAll(/(<(?:a|form)\s[^>]*?\b(?:href|action)=")\/(?!media\/)/g, `$1${base}/`)
}

async function answerMissing() {
  const page = await plainPage('There is no such template', 'Choose another one at /theme-home.')
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(String(page), { status: 404, headers: { ...headers, ...type } })
}
