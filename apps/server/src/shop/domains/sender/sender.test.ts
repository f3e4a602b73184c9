import { inStore } from '@vitrine/db/in-store.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { mailKeys } from '@vitrine/db/schema/mail-senders.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createVault } from '../../../platform/vault.ts'
import { createMailTransport } from '../../../post/outbox/transport.ts'
import { aShopper } from '../../../testing/a-shopper.ts'
import { anSmtpServer } from '../../../testing/an-smtp-server.ts'
import { checkDomains } from '../../../testing/check-domains.ts'
import { deliverOutbox } from '../../../testing/deliver-outbox.ts'
import { minutes, startDomainsShop } from '../../../testing/start-domains-shop.ts'
import type { OwnedStore } from '../../../testing/start-shop.ts'
import { verifyDkim } from '../../../testing/verify-dkim.ts'

const { world, shop, db, aDomain, ask, add, hostOf, proof, pointRight, aLiveDomain } =
  await startDomainsShop({ SPF_INCLUDE: 'spf.mail.example' })
world.write('spf.mail.example', 'TXT', 'v=spf1 ip4:192.0.2.0/24 -all')

const turnOn = (store: OwnedStore, domain: string, localPart = 'hello') =>
  ask(store, 'update-sender', { domain, localPart })
const senderOf = async (store: OwnedStore, domain: string) => (await hostOf(store, domain)).sender!

async function dkimRows(store: OwnedStore, domain: string) {
  const { records } = await senderOf(store, domain)
  return records.filter(({ purpose }) => purpose === 'dkim')
}

async function check(after = 60) {
  shop.clock.pass(after)
  await checkDomains(shop)
}

async function aSender(store: OwnedStore, domain?: string) {
  const own = domain ?? (await aLiveDomain(store))
  expect((await turnOn(store, own)).status).toBe(200)
  const [row] = await dkimRows(store, own)
  world.write(row!.name, 'TXT', row!.expected)
  await check(1)
  expect(await senderOf(store, own)).toMatchObject({ status: 'on' })
  return { domain: own, dkim: row! }
}

/** Sends what waits. @returns the emails to shoppers, as the mail server got them */
async function sent(options: Parameters<typeof anSmtpServer>[0] = {}) {
  const envelopes: string[] = []
  const { received: encoded, address } = await anSmtpServer({
    onMailFrom({ address: from }, _session, callback) {
      envelopes.push(from)
      callback()
    },
    ...options,
  })
  const log = createLog({ json: true, write: (line) => shop.logged.push(line) })
  const config = { ...shop.services.config, smtpUrl: `smtp://${address}` }
  const transport = createMailTransport(config, log)
  await deliverOutbox(shop, transport)
  transport.close()
  const received = encoded.map(unfolded)
  return { received, toAda: encoded.filter(isToAda), envelopes: new Set(envelopes) }
}

const isToAda = (mail: string) => /^To: ada@example.com/m.test(mail)

const unfolded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ')

async function anOrder(store: OwnedStore) {
  const product = await shop.aProduct(store)
  const { status } = await aShopper(shop, store).buy([{ product, quantity: 1 }])
  expect(status).toBe(201)
}

const fromOf = (mail: string | undefined) => /^From: .*<(.+)>/m.exec(mail ?? '')?.[1]

test('emails to shoppers come from the domain once its DKIM record is found, and opendkim verifies them', async () => {
  const store = await shop.aStore()
  const domain = await aLiveDomain(store)
  expect(await senderOf(store, domain)).toMatchObject({ status: 'off', mailDomain: domain })

  const { body } = await turnOn(store, domain, 'Hello')
  expect(body.mailFallback).toBe('no-reply@localhost')
  const dkim = expect.stringMatching(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{380,}/)
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'waiting',
    address: `hello@${domain}`,
    checked: false,
    problem: null,
    records: [
      { purpose: 'dkim', type: 'TXT', expected: dkim, observed: null, ok: false, optional: false },
      { purpose: 'dmarc', name: `_dmarc.${domain}`, expected: 'v=DMARC1; p=none', optional: true },
      { purpose: 'spf', name: domain, expected: 'v=spf1 include:spf.mail.example ~all' },
    ],
  })
  await check(1)
  expect(await senderOf(store, domain)).toMatchObject({
    checked: true,
    problem: { code: 'dkim_missing', blocking: true },
  })
  await anOrder(store)
  const early = await sent()
  expect(early.toAda.map(fromOf)).toEqual(['no-reply@localhost'])
  expect(early.toAda[0]).not.toContain('DKIM-Signature')

  const [row] = await dkimRows(store, domain)
  world.write(row!.name, 'TXT', row!.expected)
  await check(1)
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'on',
    since: expect.any(String),
    problem: { code: 'dmarc_missing', blocking: false },
  })
  await anOrder(store)
  await shop.call('POST', '/api/newsletter/subscribe', {
    host: store.storeDomain,
    body: { storeId: store.storeId, email: 'ada@example.com' },
  })
  const { toAda, received, envelopes } = await sent()

  expect(toAda).toHaveLength(2)
  for (const mail of toAda) {
    expect(mail).toContain(`From: Tea House <hello@${domain}>`)
    expect(mail).toMatch(/^Message-ID: <.+@localhost>/m)
    const selector = row!.host.split('.')[0]
    const keys = { [row!.name]: row!.expected }
    expect(await verifyDkim(mail, keys)).toEqual([`pass d=${domain} s=${selector}`])
    const changed = mail.replace('Tea House', 'Tee House')
    expect(await verifyDkim(changed, keys)).toEqual([`fail d=${domain} s=${selector}`])
  }
  expect(toAda.some((mail) => /h=[^;]*list-unsubscribe-post/s.test(mail))).toBe(true)
  expect(envelopes).toEqual(new Set(['no-reply@localhost']))
  const toOwner = received.filter((mail) => mail.includes(`To: ${store.owner.email}`))
  expect(toOwner.map(fromOf)).toEqual(['no-reply@localhost'])
})

test('when the record is gone, emails come from the provider again and the owner is notified once', async () => {
  const store = await shop.aStore()
  const { domain, dkim } = await aSender(store)
  await sent()

  world.write(dkim.name, 'TXT')
  await check()
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'problem',
    since: expect.any(String),
    problem: { code: 'dkim_missing' },
  })
  await anOrder(store)
  const { toAda, received } = await sent()
  expect(toAda.map(fromOf)).toEqual(['no-reply@localhost'])
  const news = received.filter((mail) =>
    mail.includes(`Emails no longer come from hello@${domain}`),
  )
  expect(news).toHaveLength(1)
  expect(news[0]).toContain(`To: ${store.owner.email}`)

  for (const value of [dkim.expected, '']) {
    world.write(dkim.name, 'TXT', ...(value ? [value] : []))
    await check()
    expect(await senderOf(store, domain)).toMatchObject({ status: value ? 'on' : 'problem' })
  }
  expect((await sent()).received).toEqual([])
  world.write(dkim.name, 'TXT', dkim.expected)
  await check()
  await anOrder(store)
  expect((await sent()).toAda.map(fromOf)).toEqual([`hello@${domain}`])
})

test('a zone that does not answer changes nothing for a day', async () => {
  const store = await shop.aStore()
  const { domain } = await aSender(store)
  world.breakZone(domain, 'silent')

  await check(6 * 60)
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'on',
    problem: { code: 'mail_not_checked' },
  })
  await check(minutes.day)
  expect(await senderOf(store, domain)).toMatchObject({ status: 'problem' })
  world.mend(domain)
  await check()
  expect(await senderOf(store, domain)).toMatchObject({ status: 'on' })
})

test('a domain that is lost, removed or another shop’s sends no more, at once', async () => {
  const [store, next] = [await shop.aStore(), await shop.aStore()]
  const { domain } = await aSender(store)
  world.write(`_vitrine.${domain}`, 'TXT')
  world.write(domain, 'A', '8.8.4.4')
  await check()
  expect(await senderOf(store, domain)).toMatchObject({ status: 'problem' })
  await anOrder(store)
  const lost = await sent()
  expect(lost.toAda.map(fromOf)).toEqual(['no-reply@localhost'])
  expect(lost.received.join()).toContain('8.8.4.4')

  pointRight(store, domain)
  await check()
  expect(await senderOf(store, domain)).toMatchObject({ status: 'on' })
  await add(next, domain)
  world.write(`_vitrine.${domain}`, 'TXT', proof(next))
  await check()
  await check(1)
  expect((await senderOf(next, domain)).status).toBe('off')
  await anOrder(store)
  const moved = await sent()
  expect(moved.toAda.map(fromOf)).toEqual(['no-reply@localhost'])
  expect(moved.received.join()).toContain(`no longer come from hello@${domain}`)

  await aSender(next, domain)
  await anOrder(next)
  await ask(next, 'remove-domain', { domain, confirmDomain: domain }, 'DELETE')
  expect((await sent()).toAda.map(fromOf)).toEqual(['no-reply@localhost'])
})

test('turning it off deletes the key', async () => {
  const store = await shop.aStore()
  const { domain } = await aSender(store)

  expect((await ask(store, 'remove-sender', { domain }, 'DELETE')).status).toBe(200)

  expect(await senderOf(store, domain)).toMatchObject({ status: 'off', records: [] })
  expect(await inStore(db, store.storeId, (tx) => tx.select().from(mailKeys))).toEqual([])
  await anOrder(store)
  expect((await sent()).toAda.map(fromOf)).toEqual(['no-reply@localhost'])
  expect(await ask(store, 'remove-sender', { domain }, 'DELETE')).toMatchObject({ status: 404 })
})

test('a new key signs once its record is found, and the old one until then', async () => {
  const store = await shop.aStore()
  const { domain, dkim } = await aSender(store)

  expect((await ask(store, 'renew-sender-key', { domain }, 'POST')).status).toBe(200)
  await check(1)
  const rows = await dkimRows(store, domain)
  expect(rows).toMatchObject([{ name: dkim.name, ok: true }, { ok: false }])
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'on',
    renewing: true,
    problem: { code: 'dkim_missing', blocking: false },
  })
  await anOrder(store)
  expect((await sent()).toAda[0]).toContain(`s=${dkim.host.split('.')[0]};`)

  world.write(rows[1]!.name, 'TXT', rows[1]!.expected)
  await check(1)
  expect(await dkimRows(store, domain)).toMatchObject([{ name: rows[1]!.name, ok: true }])
  await anOrder(store)
  const { toAda } = await sent()
  expect(await verifyDkim(toAda[0]!, { [rows[1]!.name]: rows[1]!.expected })).toEqual([
    `pass d=${domain} s=${rows[1]!.host.split('.')[0]}`,
  ])
})

test('a mail server that takes no such sender gets the email from the provider’s address', async () => {
  const store = await shop.aStore()
  const { domain } = await aSender(store)
  await sent()
  await anOrder(store)
  const received: string[] = []

  await sent({
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString('utf8')
        if (mail.includes(`<hello@${domain}>`))
          return callback(Object.assign(new Error('Not verified'), { responseCode: 554 }))
        received.push(mail)
        callback()
      })
    },
  })

  expect(received.filter(isToAda).map(fromOf)).toEqual(['no-reply@localhost'])
  expect(shop.logged.join()).toContain(`The mail server refuses emails from hello@${domain}.`)
})

test('after a change of ENCRYPTION_KEY emails come from the provider, and a new key is made', async () => {
  const store = await shop.aStore()
  const { domain, dkim } = await aSender(store)
  const services = { ...shop.services, vault: createVault('another key than the one that sealed') }
  await anOrder(store)
  const { received, address } = await anSmtpServer()
  const config = { ...services.config, smtpUrl: `smtp://${address}` }
  const transport = createMailTransport(config, createLog({ json: true, write: () => {} }))
  await deliverOutbox({ services }, transport)
  transport.close()
  expect(received.filter(isToAda).map(fromOf)).toEqual(['no-reply@localhost'])

  shop.clock.pass(61)
  await checkDomains({ services })

  const [row] = await dkimRows(store, domain)
  expect(row!.name).not.toBe(dkim.name)
  expect(await senderOf(store, domain)).toMatchObject({
    status: 'problem',
    problem: { code: 'dkim_missing' },
  })
})

test('the private key is sealed, and in no answer and no log', async () => {
  const store = await shop.aStore()
  const { domain } = await aSender(store)
  const [key] = await inStore(db, store.storeId, (tx) => tx.select().from(mailKeys))
  expect(key!.privateKey).toMatch(/^v1\.[\w-]+$/)

  const answer = await ask(store, 'domain-status', {}, 'GET')

  expect(JSON.stringify(answer.body)).not.toContain(key!.privateKey)
  expect(JSON.stringify(answer.body) + shop.logged.join()).not.toMatch(/PRIVATE KEY|privateKey/)
  expect((await senderOf(store, domain)).records).toHaveLength(3)
})

test('the address changes without a new key', async () => {
  const store = await shop.aStore()
  const { domain, dkim } = await aSender(store)

  await turnOn(store, domain, 'orders')

  expect(await senderOf(store, domain)).toMatchObject({
    status: 'on',
    address: `orders@${domain}`,
    records: [{ expected: dkim.expected }, {}, {}],
  })
})

test('of a name with and without www, emails come from the one without', async () => {
  const store = await shop.aStore()
  const domain = aDomain()
  world.write(`_vitrine.${domain}`, 'TXT', proof(store))
  world.write(`www.${domain}`, 'CNAME', 'localhost')
  await add(store, `www.${domain}`)
  await check(1)
  expect(await senderOf(store, `www.${domain}`)).toMatchObject({
    status: 'off',
    mailDomain: domain,
  })

  await aSender(store, `www.${domain}`)
  await sent()
  await anOrder(store)
  expect((await sent()).toAda.map(fromOf)).toEqual([`hello@${domain}`])
})

test('what cannot be a sender is refused with one sentence', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const theirs = await aLiveDomain(other)
  const waiting = aDomain()
  await add(store, waiting)
  const live = await aLiveDomain(store)
  const refused = async (domain: string, localPart = 'hello') => {
    const { status, body } = await turnOn(store, domain, localPart)
    const { code, error, issues } = body as unknown as {
      code: string
      error: string
      issues?: { message: string }[]
    }
    return [status, code, issues?.[0]?.message ?? error]
  }

  expect(await refused(store.storeDomain)).toEqual([
    409,
    'sender_provided',
    'Emails can only come from a domain of your own, not from a free address.',
  ])
  expect(await refused('other.localhost')).toContain('sender_provided')
  expect(await refused(theirs)).toContain('not_found')
  expect(await refused(waiting)).toEqual([
    409,
    'sender_not_live',
    'Emails can only come from a domain that is live. Wait until its checks are done.',
  ])
  expect(await refused(live, 'tea shop')).toEqual([
    400,
    'invalid_input',
    'An email address has no spaces.',
  ])
  const second = await aLiveDomain(store)
  await turnOn(store, live)
  expect(await refused(second)).toContain('sender_elsewhere')
  expect((await hostOf(store, second)).sender).toBeNull()
  for (const path of ['renew-sender-key', 'remove-sender']) {
    const method = path === 'remove-sender' ? 'DELETE' : 'POST'
    expect(await ask(other, path, { domain: live }, method)).toMatchObject({ status: 404 })
  }
  await db.platform.delete(domains).where(eq(domains.domain, live))
  expect(await inStore(db, store.storeId, (tx) => tx.select().from(mailKeys))).toEqual([])
})
