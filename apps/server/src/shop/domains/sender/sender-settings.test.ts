import { inStore } from '@vitrine/db/in-store.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { mailKeys } from '@vitrine/db/schema/mail-senders.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { createVault } from '../../../platform/vault.ts'
import { createMailTransport } from '../../../post/outbox/transport.ts'
import { anSmtpServer } from '../../../testing/an-smtp-server.ts'
import { checkDomains } from '../../../testing/check-domains.ts'
import { deliverOutbox } from '../../../testing/deliver-outbox.ts'
import { fromOf, isToAda, startSenderShop } from '../../../testing/start-sender-shop.ts'
import { verifyDkim } from '../../../testing/verify-dkim.ts'

const {
  world,
  shop,
  db,
  aDomain,
  ask,
  add,
  hostOf,
  proof,
  aLiveDomain,
  turnOn,
  senderOf,
  dkimRows,
  check,
  aSender,
  sent,
  anOrder,
} = await startSenderShop()

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
