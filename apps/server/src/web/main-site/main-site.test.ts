import { expect, test } from 'vitest'
import { openMainHost } from '../../sites.ts'
import { startShop } from '../../testing/start-shop.ts'
import type { Sites } from '../../app.ts'

const sites: Sites = {}
const shop = startShop(sites)
sites.dashboard = await openMainHost(shop.services)

const support = shop.services.config.provider.supportEmail

const question = {
  name: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  subject: 'Moving a shop',
  message: 'Can I bring my shop?\r\nIt has 300 products.',
}

async function post(values: object = {}, from?: string) {
  const rawBody = new URLSearchParams({ ...question, ...values }).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(rawBody.length),
    'sec-fetch-site': 'same-origin',
  }
  const answer = await shop.fetch('/contact', { method: 'POST', rawBody, headers, from })
  return { answer, html: await answer.text() }
}

const written = async (subject: string) =>
  (await shop.mailbox.mailsTo(support)).filter((mail) => mail.subject.startsWith(subject))

test.each([
  '/',
  '/pricing',
  '/theme-home',
  '/theme-home/tea',
  '/contact',
  '/terms',
  '/service-policy',
  '/privacy-policy',
])('%s is a page for search engines that leads to all others, without a script', async (path) => {
  const answer = await shop.fetch(path)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
  expect(html).toMatch(
    /<title>[^<]*Vitrine[^<]*<\/title><meta name="description" content="[^"]{20,}/,
  )
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('<script')
  const map = await (await shop.fetch('/sitemap.xml')).text()
  for (const [, found] of map.matchAll(/<loc>http:\/\/localhost:3000(\/[^</]*)<\/loc>/g))
    expect(html).toContain(`href="${found}"`)
  expect(map).toContain(`<loc>http://localhost:3000${path}</loc>`)
  const etag = answer.headers.get('etag')!
  expect((await shop.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('robots read the sitemap and stay out of the dashboard', async () => {
  const robots = await (await shop.fetch('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard\n')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  const { storeDomain: host } = await shop.aStore()
  expect((await shop.fetch('/pricing', { host })).status).toBe(404)
})

test('an installation that sells no plans shows no price', async () => {
  const html = await (await shop.fetch('/pricing')).text()
  expect(html).toContain('Create your shop')
  expect(html).not.toMatch(/[€$£]|per month|free trial/i)
})

test('a message reaches the provider, whose reply goes to the visitor', async () => {
  const { answer } = await post()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/contact?sent')
  expect(await written('Moving a shop')).toMatchObject([
    {
      subject: 'Moving a shop (message from Ada Lovelace)',
      replyTo: 'ada@example.com',
      text: expect.stringContaining('Can I bring my shop?\nIt has 300 products.'),
    },
  ])
  const done = await (await shop.fetch('/contact?sent')).text()
  expect(done).toContain('Message Sent Successfully!')
  expect(done).toContain('We&#x27;ll get back to you within 24 hours')
})

test.each([
  ['name', { name: ' ' }, 'Enter your name'],
  ['customerEmail', { customerEmail: 'ada' }, 'Enter your email address'],
  ['subject', { subject: 'Hello\nBcc: all@example.com' }, 'Enter a subject in one line'],
  ['message', { message: '' }, 'Enter a message'],
  ['message', { message: 'x'.repeat(10_001) }, 'Enter a message with at most 10,000'],
])('a wrong %s is named, and nothing that was typed is lost', async (field, values, sentence) => {
  const { answer, html } = await post({ subject: 'Not to be sent', ...values })
  expect(answer.status).toBe(422)
  expect(html).toContain(`id="${field}-problem">${sentence}`)
  const kept = { ...question, ...values }
  if (kept.name.trim()) expect(html).toContain(`value="${kept.name}"`)
  if (field !== 'message') expect(html).toContain('It has 300 products.')
  expect(await written('Not to be sent')).toEqual([])
})

test('the form has the fields of the specification', async () => {
  const html = await (await shop.fetch('/contact')).text()
  const tagOf = (name: string) =>
    html.match(new RegExp(`<\\w+(?= )[^>]* name="${name}"[^>]*>`))?.[0]
  for (const name of ['name', 'customerEmail', 'subject', 'message'])
    expect(tagOf(name)).toContain(' required=""')
  expect(tagOf('customerEmail')).toContain(' type="email"')
  expect(tagOf('message')).toMatch(/^<textarea .* rows="10"/)
})

test('a robot that fills in the hidden field sends nothing, and does not learn of it', async () => {
  const { answer } = await post({ subject: 'Cheap watches', extra: 'https://spam.example' })
  expect(answer.headers.get('location')).toBe('/contact?sent')
  expect(await written('Cheap watches')).toEqual([])
})

test('one network sends ten messages an hour, then the form fails with the time to wait', async () => {
  const [ada, bob] = ['203.0.113.7', '203.0.113.8']
  for (let count = 0; count < 10; count += 1) expect((await post({}, ada)).answer.status).toBe(303)
  const { answer, html } = await post({ subject: 'The eleventh' }, ada)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(html).toContain('Message Failed!')
  expect(html).toContain('Something went wrong. Please try again later.')
  expect(await written('The eleventh')).toEqual([])
  expect((await post({}, bob)).answer.status).toBe(303)
})

async function statusOf(headers: Record<string, string>) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '4' }
  const init = { method: 'POST', rawBody: 'a=bc', headers: { ...form, ...headers } }
  return (await shop.fetch('/contact', init)).status
}

test('a form of another site, a long one and one of another kind are refused', async () => {
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({ 'content-length': '100000' })).toBe(413)
  expect(await statusOf({ 'content-type': 'multipart/form-data' })).toBe(413)
})
