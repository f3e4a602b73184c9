import { policyNames, type SitePage, type SiteRequest } from '@vitrine/contract/provider/site.ts'
import { findTemplateCard } from '@vitrine/sections/templates/shops/template-cards.ts'
import { LRUCache } from 'lru-cache'
import { comesFromElsewhere } from '../../api/refuse-cross-site.ts'
import { type FixedDocument, fixedDocument } from '../../platform/http/fixed-document.ts'
import { answerFromElsewhere, plainAnswer } from '../../platform/http/plain-answer.ts'
import { openStaticFiles } from '../../platform/http/static-files.ts'
import { errorFields } from '../../platform/log.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { contactForm, sendContactForm } from '../../provider/contact/contact-form.ts'
import type { Services } from '../../api/context.ts'
import type { ProviderMessages } from '../../provider/contact/provider-messages.ts'
import { loadSite, siteBuild } from './load-site.ts'
import { pricingPage } from './pricing.ts'
import { robotsTxt, siteMap } from './site-map.ts'

type MainSite = (request: Request, clientAddress?: string) => Promise<Response | undefined>

interface Parts extends Pick<Services, 'config' | 'db' | 'limiter' | 'log'> {
  providerMessages: ProviderMessages
}

const maxFormBytes = 64 * 1024

/**
 * Answers the public pages of the main host, which have no JavaScript; undefined for other paths.
 * @returns undefined when the dashboard is not built
 */
export async function openMainSite(services: Parts): Promise<MainSite | undefined> {
  const { config, log } = services
  const site = await loadSite().catch((error: unknown) => {
    log.warn('The public pages are not served: run "npm run build".', errorFields(error))
    return undefined
  })
  if (!site) return undefined
  const files = await openStaticFiles(siteBuild)
  const cached = new LRUCache<string, FixedDocument>({ max: 100 })
  const render = (page: SitePage) => {
    const request: SiteRequest = {
      provider: config.provider,
      origin: mainOrigin(config),
      storesHost: config.storesHost,
      styles: site.styles,
      page,
    }
    return site.render(request)
  }

  /** Port and so origin are known only once the server listens. */
  const cachedPage = (page: SitePage): FixedDocument => {
    const key = JSON.stringify(page)
    const found = cached.get(key)
    if (found) return found
    const document = fixedDocument('text/html; charset=utf-8', async () => render(page))
    cached.set(key, document)
    return document
  }

  const answerContact = async (request: Request, clientAddress: string | undefined) => {
    if (comesFromElsewhere(request)) return await answerFromElsewhere()
    const fields = await readForm(request)
    if (!fields) return await tooLong()
    const { form, wait } = await sendContactForm(services, fields, clientAddress)
    if (form.outcome === 'sent') return seeOther('/contact?sent')
    const status = wait ? 429 : form.outcome === 'failed' ? 503 : 422
    return new Response(render({ name: 'contact', form }), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        ...(wait && { 'retry-after': String(wait) }),
      },
    })
  }

  return async (request, clientAddress) => {
    const { pathname, searchParams } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (pathname === '/contact' && request.method === 'POST')
      return await answerContact(request, clientAddress)
    if (!isRead) return undefined
    if (pathname === '/robots.txt') return textAnswer(robotsTxt(mainOrigin(config)), 'text/plain')
    if (pathname === '/sitemap.xml')
      return textAnswer(siteMap(mainOrigin(config)), 'application/xml')
    const page = isPricing(pathname)
      ? await pricingPage(services, searchParams, request.headers)
      : pageAt(pathname, searchParams)
    if (page) {
      const answer = await cachedPage(page)(request.headers)
      if (page.name === 'pricing') answer.headers.append('vary', 'accept-language')
      return answer
    }
    return pathname.startsWith('/assets/') ? await files.answer(request, pathname) : undefined
  }
}

const isPricing = (pathname: string) => /^\/pricing\/?$/.test(pathname)

function pageAt(pathname: string, parameters: URLSearchParams): SitePage | undefined {
  const name = pathname.replace(/^\/|\/$/g, '')
  if (name === '') return { name: 'landing' }
  if (name === 'theme-home') return { name: 'templates' }
  const slug = /^theme-home\/([a-z]+)$/.exec(name)?.[1]
  if (slug !== undefined) return findTemplateCard(slug) && { name: 'template', slug }
  if (name === 'contact')
    return { name, form: contactForm(parameters.has('sent') ? 'sent' : undefined) }
  const policy = policyNames.find((each) => each === name)
  return policy && { name: policy }
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  const isForm = request.headers
    .get('content-type')
    ?.startsWith('application/x-www-form-urlencoded')
  return isForm && size <= maxFormBytes ? new URLSearchParams(await request.text()) : undefined
}

async function tooLong() {
  return await plainAnswer(
    413,
    'The message is too long',
    'Go back, shorten it, and send it again.',
  )
}

function seeOther(location: string) {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function textAnswer(text: string, type: string) {
  return new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })
}
