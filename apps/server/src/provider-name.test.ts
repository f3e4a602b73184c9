import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inStore } from '@vitrine/db/in-store.ts'
import { mailKinds } from '@vitrine/contract/shop/mail-names.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sites } from './app.ts'
import { createLog } from './platform/log.ts'
import { createMailTransport } from './post/outbox/transport.ts'
import type { Mail } from './post/mail.ts'
import { type BillingMail, deliverBillingMail } from './provider/billing/billing-mails.ts'
import type { NewsKind } from './provider/billing/news.ts'
import { deliverProviderMessage } from './provider/contact/provider-messages.ts'
import { type AccountMail, deliverAccountMail } from './shop/account/account-mails.ts'
import type { AccountChangedMail } from './shop/account/account-changed-mail.ts'
import { openSites } from './sites.ts'
import { sampleMail } from './mails/samples/sample-mail.ts'
import { findSampledStore } from './mails/samples/sampled-store.ts'
import { aShopper } from './testing/a-shopper.ts'
import { anSmtpServer } from './testing/an-smtp-server.ts'
import { ordersOf } from './testing/orders-of.ts'
import { readPdf } from './testing/read-pdf.ts'
import { suspendShop } from './testing/suspend-shop.ts'
import { startShop } from './testing/start-shop.ts'

const name = 'Nord Shops'
const folder = mkdtempSync(path.join(tmpdir(), 'provider-name-'))
const file = path.join(folder, 'provider.json')
writeFileSync(file, JSON.stringify({ name, legal: { company: 'Nord GmbH' } }))
afterAll(() => rm(folder, { recursive: true }))

const sites: Sites = {}
const shop = startShop(sites, undefined, { PROVIDER_FILE: file })
const { config, db, auth, now } = shop.services
beforeAll(async () => void Object.assign(sites, await openSites(shop.services)))

/** Names that machines read (decision 048). */
const ofMachines =
  /vitrine-(?:event|event-id|signature|timestamp|webhooks)\b|_vitrine\b|vitrine=[0-9a-f-]{36}|("|&quot;)vitrine\1|vitrine-store/gi

function expectOtherName(text: string, where: string) {
  const found = text.replaceAll(ofMachines, '').match(/.{0,40}vitrine.{0,40}/gi)
  expect({ where, found }).toEqual({ where, found: null })
}

/** Sends the emails through a mail server, and reads what arrives. */
async function expectOtherNameIn(mails: Mail[]) {
  const { received, address } = await anSmtpServer()
  const transport = createMailTransport(
    { ...config, smtpUrl: `smtp://${address}` },
    createLog({ json: true, write: () => {} }),
  )
  for (const mail of mails) {
    await transport.send(mail)
    const { subject, text, html, fromName = '', replyTo = '' } = mail
    expectOtherName([subject, text, html, fromName, replyTo].join('\n'), subject)
  }
  transport.close()
  expect(received).toHaveLength(mails.length)
  for (const raw of received) {
    expect(raw).toMatch(/^From: /m)
    expectOtherName(raw, raw.slice(0, 200))
  }
}

function collecting() {
  const mails: Mail[] = []
  return { mails, transport: { send: async (mail: Mail) => void mails.push(mail) } }
}

test('no email of a shop has the product’s name', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const mails: Mail[] = []
  const sampled = (await inStore(db, storeId, findSampledStore))!
  for (const kind of mailKinds) {
    const shown = await shop.fetch(`/api/mail-templates/${kind}?storeId=${storeId}`, { as: owner })
    expectOtherName(await shown.text(), kind)
    mails.push(await sampleMail(kind, sampled, owner.email, config))
  }
  await expectOtherNameIn(mails)
  expect(mails.filter(({ text }) => text.includes(name)).length).toBeGreaterThan(5)
})

test('no email about accounts, plans or to the provider has the product’s name', async () => {
  const { owner } = await shop.aStore()
  const { userId, email } = owner
  const newAddress = `new-${email}`
  await shop.call('PUT', '/api/profile/email', { as: owner, body: { email: newAddress } })
  const stranger = await shop.aUser()
  const changed = (change: AccountChangedMail['change']): AccountMail => ({
    kind: 'account-changed',
    email,
    change,
  })
  const ofAccounts: Record<Exclude<AccountMail['kind'], 'account-changed'>, AccountMail> = {
    'verify-address': { kind: 'verify-address', email: stranger.email },
    'reset-password': { kind: 'reset-password', email },
    'address-in-use': { kind: 'address-in-use', email },
    'sign-in-link': { kind: 'sign-in-link', email },
    'change-email-from': { kind: 'change-email-from', email, userId },
    'change-email-to': { kind: 'change-email-to', email: newAddress, userId },
  }
  const changes: Record<AccountChangedMail['change'], true> = {
    'passkey-added': true,
    'passkey-removed': true,
    'password-changed': true,
    'two-factor-on': true,
    'two-factor-off': true,
  }
  const news: Record<NewsKind, true> = {
    started: true,
    changed: true,
    cancelled: true,
    reactivated: true,
    unpaid: true,
    suspended: true,
    paid: true,
    ended: true,
    disputed: true,
    refunded: true,
    duplicate: true,
  }
  const { mails, transport } = collecting()
  const accountMails = [
    ...Object.values(ofAccounts),
    ...(Object.keys(changes) as AccountChangedMail['change'][]).map(changed),
  ]
  for (const mail of accountMails)
    await deliverAccountMail({ db, config, now, auth, transport }, mail)
  const day = now().toISOString()
  const subscription: Omit<BillingMail, 'news'> = {
    kind: 'billing',
    email,
    name: 'Mei Lin',
    plan: 'grow',
    price: '€29 a month',
    renewsAt: day,
    trialEndsAt: null,
    cancelsAt: day,
    closesAt: day,
    paidBack: '€29',
    nextRetryAt: day,
  }
  for (const each of Object.keys(news) as NewsKind[])
    await deliverBillingMail({ config, transport }, { ...subscription, news: each })
  const message = { name: 'Ada', customerEmail: 'ada@example.com', subject: 'Hello', message: 'Hi' }
  await deliverProviderMessage({ config, transport }, message)

  expect(mails).toHaveLength(accountMails.length + Object.keys(news).length + 1)
  await expectOtherNameIn(mails)
  for (const { fromName, text, html } of mails) {
    expect(fromName ?? config.provider.name).toBe(name)
    expect(text + html).toContain(name)
  }
})

test('no document, export or archive has the product’s name', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { storeId, owner: as } = store
  const product = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const [order] = await ordersOf(shop, store)
  const change = (what: string) =>
    shop.call('POST', `/api/orders/${order!.id}/${what}`, { as, body: {} })
  await change('payments')
  await change('refunds')
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [order!.id] } })
  for (const kind of ['invoice', 'packing-slip'])
    for (const format of ['pdf', 'html']) {
      const query = `kind=${kind}&format=${format}&ids=${order!.id}`
      const answer = await shop.fetch(`/api/orders/documents?${query}`, { as })
      expect({ query, status: answer.status }).toEqual({ query, status: 200 })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expectOtherName(answer.headers.get('content-disposition') ?? '', query)
      expectOtherName(bytes.toString('latin1'), query)
      if (format === 'pdf') expectOtherName(readPdf(bytes).join(''), query)
    }
  const files = [
    `/api/orders/export?storeId=${storeId}`,
    `/api/products/export?storeId=${storeId}`,
    `/api/subscribers/export?storeId=${storeId}`,
    `/api/activity/export?storeId=${storeId}`,
  ]
  for (const each of files) {
    const answer = await shop.fetch(each, { as })
    expect({ each, status: answer.status }).toEqual({ each, status: 200 })
    expectOtherName(answer.headers.get('content-disposition') ?? '', each)
    expectOtherName(await answer.text(), each)
  }
  await shop.call('POST', '/api/profile/prove', { as, body: { password: as.password } })
  const zip = await shop.fetch('/api/profile/export', { as })
  expect(zip.status).toBe(200)
  expectOtherName(zip.headers.get('content-disposition') ?? '', 'account data')
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  for (const [entry, bytes] of Object.entries(entries))
    expectOtherName(entry + Buffer.from(bytes).toString('utf8'), entry)
})

test('no page of the main host has the product’s name', async () => {
  const paths = [
    '/',
    '/pricing',
    '/theme-home',
    '/theme-home/tea',
    '/contact',
    '/terms',
    '/service-policy',
    '/privacy-policy',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/api/docs',
    '/api/openapi.json',
    '/login',
    '/dashboard/adminhome',
    '/console',
    '/nowhere/at/all',
    '/api/nowhere',
    '/downloads/nothing',
    '/report-shop',
    '/healthz',
    '/readyz',
    '/manifest.webmanifest',
  ]
  const seen: Record<string, number> = {}
  for (const each of paths) {
    const answer = await shop.fetch(each)
    seen[each] = answer.status
    expectOtherName(`${[...answer.headers].join('\n')}\n${await answer.text()}`, each)
  }
  expect(seen).toMatchObject({
    '/': 200,
    '/terms': 200,
    '/api/docs': 200,
    '/api/openapi.json': 200,
  })
  expect(await (await shop.fetch('/')).text()).toContain(name)
})

test('no page of a shop has the product’s name, whatever its state', async () => {
  const store = await shop.aStore()
  const { storeDomain: host } = store
  const product = await shop.aProduct(store)
  const { body } = await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const paths = [
    '/',
    '/shop',
    `/product/${product.slug}`,
    '/cart',
    '/checkout',
    `/checkout/thank-you/${body.token}`,
    '/contact',
    '/search?q=tea',
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/newsletter/confirmed',
    '/report-shop',
    '/api/nowhere',
  ]
  const read = async (each: string, of = host) => {
    const answer = await shop.fetch(each, { host: of, headers: { accept: 'text/html' } })
    expectOtherName(`${[...answer.headers].join('\n')}\n${await answer.text()}`, `${of}${each}`)
    return answer.status
  }
  for (const each of paths) await read(each)
  expect(await read('/')).toBe(200)
  expect(await read('/nowhere')).toBe(404)
  const closed = await shop.aStore({ open: false })
  expect(await read('/', closed.storeDomain)).toBe(200)
  expect(await read('/', 'nobody.localhost')).toBe(404)
  await suspendShop(shop, store)
  expect(await read('/')).toBe(503)
})

test('authenticators and passkeys are named after the provider', async () => {
  const as = await shop.aUser()
  const { body } = await shop.call<{ uri: string }>('POST', '/api/profile/two-factor', { as })
  expect(new URL(body.uri).searchParams.get('issuer')).toBe(name)
  expectOtherName(decodeURIComponent(body.uri), 'TOTP')
  const options = await shop.call<{ rp: { name: string } }>('POST', '/api/passkeys/start-adding', {
    as,
  })
  expect(options.body.rp.name).toBe(name)
})
