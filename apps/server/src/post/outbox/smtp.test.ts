import { createServer } from 'node:net'
import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { and, eq } from 'drizzle-orm'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { anSmtpServer } from '../../testing/an-smtp-server.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import { testCertificate } from '../../testing/test-certificate.ts'
import { createMailTransport } from './transport.ts'

const log = createLog({ json: true, write: () => {} })

async function aWaitingMail() {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize: 4 })
  onTestFinished(() => db.close())
  const shop = startShop({}, db)
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product, quantity: 1 }])
  return { shop, store }
}

async function aFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

async function deliver(shop: Shop, smtpUrl: string) {
  const transport = createMailTransport({ ...shop.services.config, smtpUrl }, log)
  await deliverOutbox(shop, transport)
  transport.close()
}

async function confirmation({ services: { db } }: Shop, { storeId }: OwnedStore) {
  const isIt = and(eq(outbox.storeId, storeId), eq(outbox.kind, 'order_confirmation'))
  const [row] = await inStore(db, storeId, (tx) => tx.select().from(outbox).where(isIt))
  return row
}

const toAda = (mails: string[]) => mails.filter((mail) => /^To: ada@example.com/m.test(mail))

test('a mail is delivered once, signed in as the environment says', async () => {
  const { shop, store } = await aWaitingMail()
  const signIns: unknown[] = []
  const { received, address } = await anSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      signIns.push(`${username} ${password}`)
      callback(null, { user: username })
    },
  })
  const url = `smtp://tea:oolong@${address}`
  await Promise.all([deliver(shop, url), deliver(shop, url)])
  await deliver(shop, url)

  expect(toAda(received)).toHaveLength(1)
  expect(toAda(received)[0]).toContain('From: Tea House <no-reply@localhost>')
  expect(signIns).toContain('tea oolong')
  expect(await confirmation(shop, store)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a server that is down for an hour gets the mail once it is back', async () => {
  const { shop, store } = await aWaitingMail()
  const port = await aFreePort()
  const url = `smtp://127.0.0.1:${port}`
  const tries: number[] = []
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await deliver(shop, url)
    tries.push((await confirmation(shop, store))?.attempts ?? 0)
    shop.clock.pass(5)
  }
  expect(tries[0]).toBe(1)
  expect(tries.at(-1)).toBeLessThan(8)
  expect(await confirmation(shop, store)).toMatchObject({
    status: 'pending',
    lastError: expect.stringContaining('ECONNREFUSED'),
  })

  const { received } = await anSmtpServer({}, port)
  shop.clock.pass(120)
  await deliver(shop, url)
  await deliver(shop, url)
  expect(toAda(received)).toHaveLength(1)
  expect(await confirmation(shop, store)).toMatchObject({ status: 'sent', lastError: null })
})

test.each([
  [550, 'failed', '550 5.1.1 Nobody of that name'],
  [451, 'pending', '451 5.1.1 Nobody of that name'],
])(
  'a recipient refused with %i is %s, with the words of the server',
  async (code, status, reply) => {
    const { shop, store } = await aWaitingMail()
    const { received, address } = await anSmtpServer({
      onRcptTo(_address, _session, callback) {
        callback(Object.assign(new Error('5.1.1 Nobody of that name'), { responseCode: code }))
      },
    })
    await deliver(shop, `smtp://${address}`)
    expect(await confirmation(shop, store)).toMatchObject({
      status,
      attempts: 1,
      recipient: 'ada@example.com',
      lastError: expect.stringContaining(reply),
    })
    shop.clock.pass(1)
    await deliver(shop, `smtp://${address}`)
    expect((await confirmation(shop, store))?.attempts).toBe(status === 'failed' ? 1 : 2)
    expect(received).toHaveLength(0)
  },
)

test('a wrong password is no reason to give a mail up', async () => {
  const { shop, store } = await aWaitingMail()
  const { address } = await anSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
  })
  await deliver(shop, `smtp://tea:wrong@${address}`)
  expect(await confirmation(shop, store)).toMatchObject({ status: 'pending', attempts: 1 })
})

const messageIds = (mails: string[]) =>
  toAda(mails).map((mail) => /^Message-ID: <([^>]+)>/m.exec(mail)?.[1])

test('an email that is sent twice, because its acceptance was lost, has one Message-ID', async () => {
  const { shop, store } = await aWaitingMail()
  const received: string[] = []
  const { address } = await anSmtpServer({
    onData(stream, _session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'))
        const isHeard = messageIds(received).length > 1
        callback(isHeard ? null : Object.assign(new Error('4.4.2 Lost'), { responseCode: 451 }))
      })
    },
  })
  await deliver(shop, `smtp://${address}`)
  shop.clock.pass(1)
  await deliver(shop, `smtp://${address}`)

  const { id } = (await confirmation(shop, store))!
  expect(messageIds(received)).toEqual([`${id}@localhost`, `${id}@localhost`])
  expect(await confirmation(shop, store)).toMatchObject({ status: 'sent', attempts: 2 })
})

const encrypted = [
  ['smtps', '', { secure: true }],
  ['smtp', 'requireTLS=true', { disabledCommands: [] }],
] as const

test.each(encrypted)(
  '%s: is encrypted, once its certificate is trusted',
  async (scheme, also, tls) => {
    const { shop, store } = await aWaitingMail()
    const connections: boolean[] = []
    const { received, address } = await anSmtpServer({
      ...(tls as SMTPServerOptions),
      ...testCertificate,
      onMailFrom(_address, { secure }, callback) {
        connections.push(secure)
        callback()
      },
    })
    await deliver(shop, `${scheme}://${address}/?${also}`)
    expect(await confirmation(shop, store)).toMatchObject({
      status: 'pending',
      lastError: expect.stringMatching(/certificate/),
    })
    expect(connections).toEqual([])

    shop.clock.pass(1)
    await deliver(shop, `${scheme}://${address}/?tls.rejectUnauthorized=false&${also}`)

    expect(toAda(received)).toHaveLength(1)
    expect(new Set(connections)).toEqual(new Set([true]))
  },
)

test('the mails of a shop share a few connections', async () => {
  const { shop, store } = await aWaitingMail()
  const product = await shop.aProduct(store)
  for (let count = 0; count < 9; count += 1)
    await aShopper(shop, store).buy([{ product, quantity: 1 }])
  let connections = 0
  const { received, address } = await anSmtpServer({
    onConnect(_session, callback) {
      connections += 1
      callback()
    },
  })

  await deliver(shop, `smtp://${address}`)

  expect(received).toHaveLength(20)
  expect(connections).toBeLessThanOrEqual(3)
})
