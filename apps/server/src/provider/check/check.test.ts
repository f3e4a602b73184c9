import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { onServer, withDatabase } from '@vitrine/db/testing/server.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { rolesOf } from '@vitrine/db/roles.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createOpenDns } from '../../shop/domains/dns/dns.ts'
import { aDnsWorld } from '../../testing/a-dns-world.ts'
import { anOperator } from '../../testing/an-operator.ts'
import { anSmtpServer } from '../../testing/an-smtp-server.ts'
import { startShop } from '../../testing/start-shop.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'
import { makeStripeEndpoint } from '../billing/stripe-endpoint.ts'
import { importPlans } from '../plans/import-plans.ts'
import { checkBilling } from './check-billing.ts'
import { checkInstallation } from './check-command.ts'
import { checkDatabase } from './check-database.ts'
import { checkBackups, checkClock, checkDisk } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkNames } from './check-names.ts'
import { checkPeople } from './check-people.ts'
import { checkServer } from './check-server.ts'
import type { Finding } from './finding.ts'

const db = await openOwnDatabase()
const shop = startShop({}, db)
const stripe = await startStripe()
afterAll(() => stripe.stop())
const world = await aDnsWorld()
afterAll(() => world.stop())
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'))
afterAll(() => rm(folder, { recursive: true }))

const now = () => new Date('2026-11-26T12:00:00Z')
const texts = (findings: Finding[], isFine: boolean) =>
  findings.filter((each) => each.isFine === isFine).map(({ text }) => text)
const problems = (findings: Finding[]) => texts(findings, false)

async function aWebServer(date: Date) {
  const server = createServer((_request, response) => {
    response.setHeader('date', date.toUTCString())
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const seen = {
  findExpected: async () => ({ a: ['192.0.2.7'], aaaa: [], cname: 'shops.example' }),
  reachHttps: async () => ({ state: 'ok' as const, endsAt: new Date('2027-01-26T12:00:00Z') }),
  fetch: async () => Response.json({ alive: true }),
  now,
}

function names(environment: Record<string, string>, other: Partial<typeof seen> | object = {}) {
  const config = readConfig({ TRUSTED_PROXIES: '127.0.0.1', ...world.environment, ...environment })
  return checkNames(config, { openDns: createOpenDns(config), ...seen, ...other })
}

test('names that lead elsewhere or nowhere, and a certificate that nobody accepts, are named', async () => {
  world.register('shops.example')
  expect(problems(await names({ MAIN_HOST: 'shops.example' }))).toEqual([
    'shops.example has no address in the DNS: add an A record that leads to this machine.',
  ])
  world.write('shops.example', 'A', '192.0.2.7')
  world.write('*.shops.example', 'A', '192.0.2.99')
  expect(problems(await names({ MAIN_HOST: 'shops.example' }))).toEqual([
    '*.shops.example leads to 192.0.2.99, and not to 192.0.2.7: correct its record, or name all addresses in EXPECTED_A and EXPECTED_AAAA.',
  ])
  world.write('*.shops.example', 'A', '192.0.2.7')
  expect(problems(await names({ MAIN_HOST: 'shops.example' }))).toEqual([])
  const none = { reachHttps: async () => ({ state: 'missing' }) }
  expect(problems(await names({ MAIN_HOST: 'shops.example' }, none))).toEqual([
    expect.stringContaining('shops.example has no certificate that browsers accept'),
  ])
  const closed = { reachHttps: async () => ({ state: 'unreachable' }) }
  expect(problems(await names({ MAIN_HOST: 'shops.example' }, closed))).toEqual([
    expect.stringContaining('Nothing answers at port 443 of 192.0.2.7'),
  ])
  const old = {
    reachHttps: async () => ({ state: 'ok', endsAt: new Date('2026-11-27T13:00:00Z') }),
  }
  expect(problems(await names({ MAIN_HOST: 'shops.example' }, old))).toEqual([
    expect.stringContaining('The certificate of shops.example ends in 1 day:'),
  ])
  const other = { fetch: async () => new Response('It works!') }
  expect(problems(await names({ MAIN_HOST: 'shops.example', TRUSTED_PROXIES: '' }, other))).toEqual(
    [
      expect.stringContaining('https://shops.example does not answer as Vitrine'),
      expect.stringContaining('TRUSTED_PROXIES is not set'),
    ],
  )
  expect(problems(await names({ MAIN_HOST: 'localhost' }))).toEqual([
    expect.stringContaining('MAIN_HOST is localhost'),
  ])
})

test('a server that does not run is named', async () => {
  const config = readConfig({ PORT: '1', INTERNAL_PORT: '1' })
  expect(problems(await checkServer(config, 0))).toEqual([
    'Vitrine does not run: systemctl status vitrine; journalctl -u vitrine -n 50',
  ])
})

test('a mail server that refuses the login is named, with its reason', async () => {
  const { address } = await anSmtpServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'olga' }) : done(new Error('Not you')),
  })
  const url = (password: string) => ({ smtpUrl: `smtp://olga:${password}@${address}` })
  expect(texts(await checkMail(url('right')), true)).toEqual([`${address} accepts the login`])
  expect(problems(await checkMail(url('wrong')))).toEqual([
    expect.stringMatching(/^The mail server .* cannot be used \(.*Not you\): correct SMTP_URL\.$/),
  ])
  expect(problems(await checkMail({ smtpUrl: undefined }))).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
  ])
})

test('the webhook at Stripe is made once, and what is missing there is named', async () => {
  const key = 'sk_test_of_check'
  const environment = { MAIN_HOST: 'shops.example', STRIPE_API_URL: stripe.url }
  const without = readConfig(environment)
  expect(problems(await checkBilling(without, db))).toEqual([])
  await expect(makeStripeEndpoint(without, Readable.from(['not a key']))).rejects.toThrow(
    'Hand over the secret key',
  )
  const refused = makeStripeEndpoint(without, Readable.from(['sk_test_refused_1']))
  await expect(refused).rejects.toThrow('Stripe did not make the webhook: Invalid API Key')
  const plans = [
    { id: 'free', name: 'Free', limits: {}, default: true },
    { id: 'starter', name: 'Starter', limits: {}, prices: { EUR: { month: 15 } } },
  ]
  await inPlatform(db, (tx) => importPlans(tx, JSON.stringify({ plans })))
  expect(problems(await checkBilling(without, db))).toEqual([
    expect.stringContaining('Plans have prices, but nobody can pay'),
  ])
  const selling = {
    ...environment,
    BILLING_STRIPE_SECRET_KEY: key,
    BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_former',
  }
  expect(problems(await checkBilling(readConfig(selling), db))).toEqual([
    expect.stringContaining('no active webhook for https://shops.example/webhooks/billing'),
  ])
  await makeStripeEndpoint(without, Readable.from([`${key}\n`]))
  const settings = await makeStripeEndpoint(without, Readable.from([`${key}\n`]))
  expect(settings).toMatch(
    /^BILLING_STRIPE_SECRET_KEY=sk_test_of_check\nBILLING_STRIPE_WEBHOOK_SECRET=whsec_\w+$/,
  )
  expect([...stripe.accounts.get(key)!.endpoints.values()]).toHaveLength(1)
  expect(problems(await checkBilling(readConfig(selling), db))).toEqual([])
  stripe.accounts.get(key)!.endpoints.forEach((each) => each.enabled_events.pop())
  expect(problems(await checkBilling(readConfig(selling), db))).toEqual([
    expect.stringContaining('does not send charge.dispute.closed'),
  ])
})

test('an owner of tables who may not back up is named, with the grant', async () => {
  const prefix = `t${newId().replaceAll('-', '')}`
  const server = inject('databaseUrl')
  await onServer(server, `CREATE ROLE ${prefix}_owner LOGIN`)
  await onServer(server, `CREATE ROLE ${prefix}_app`)
  onTestFinished(async () => {
    await onServer(server, `DROP ROLE ${prefix}_app`)
    await onServer(server, `DROP ROLE ${prefix}_owner`)
  })
  const url = withDatabase(server, 'postgres').replace('postgres@', `${prefix}_owner@`)
  const roles = rolesOf(prefix)
  expect(problems(await checkDatabase(url, roles))).toEqual([
    `${prefix}_owner may not read the rows of shops, so no backup is possible: GRANT ${prefix}_app TO ${prefix}_owner, as a superuser.`,
  ])
  await onServer(server, `GRANT ${prefix}_app TO ${prefix}_owner`)
  expect(problems(await checkDatabase(url, roles))).toEqual([])
  expect(problems(await checkDatabase(server, roles))).toEqual([])
})

test('missing operators and a provider without a name are named', async () => {
  const config = readConfig({})
  expect(problems(await checkPeople(config, db))).toEqual([
    expect.stringContaining('No operator can sign in'),
    expect.stringContaining('PROVIDER_FILE names no company'),
  ])
  await anOperator(shop)
  expect(texts(await checkPeople(config, db), true)).toEqual(['1 operator of the console'])
})

test('backups that are missing or old, a full disk and a wrong clock are named', async () => {
  const backupDir = path.join(folder, 'backups')
  const age = async () => (await checkBackups({ backupDir }, now()))[0]
  expect(await age()).toMatchObject({ isFine: false, text: expect.stringContaining('no backup') })
  const description = { format: 'vitrine-installation', version: 1, migrations: ['0001'] }
  const parts = { ...description, tables: [], sequences: {}, jobs: [] }
  for (const [at, isFine, text] of [
    ['2026-11-24T03:00:00', false, 'The newest backup is 57 hours old: "systemctl'],
    ['2026-11-26T11:00:00', true, 'The newest backup is 1 hour old'],
  ] as const) {
    const own = path.join(backupDir, at.replaceAll(':', '-'))
    await mkdir(own, { recursive: true })
    await writeFile(path.join(own, 'backup.json'), JSON.stringify({ ...parts, takenAt: `${at}Z` }))
    expect(await age()).toMatchObject({ isFine, text: expect.stringContaining(text) })
  }
  expect(texts(await checkDisk({ dataDir: folder, backupDir: undefined }), true)).toHaveLength(1)
  const clockOf = async (date: Date) => checkClock({ stripeApiUrl: await aWebServer(date) }, now)
  expect(texts(await clockOf(now()), true)).toEqual(['The clock is right'])
  expect(problems(await clockOf(new Date('2026-11-26T12:02:00Z')))).toEqual([
    expect.stringContaining('The clock is 120 seconds slow'),
  ])
  expect(problems(await checkClock({ stripeApiUrl: 'http://127.0.0.1:1' }, now))).toEqual([
    expect.stringContaining('http://127.0.0.1:1 cannot be reached'),
  ])
})

test('whatever is missing, everything else is still looked at', async () => {
  const config = readConfig({
    MAIN_HOST: 'localhost',
    DATA_DIR: folder,
    STRIPE_API_URL: stripe.url,
  })
  const { port } = new URL(await aWebServer(now()))
  const running = { ...config, port: Number(port) }
  const reason = 'The database at 127.0.0.1:5432 cannot be used (ECONNREFUSED).'
  const noDatabase = () => Promise.reject(new Error(reason))
  const { text, isFine } = await checkInstallation(running, noDatabase)
  expect(isFine).toBe(false)
  expect(text).toContain(`WRONG  ${reason}`)
  expect(text).toContain('WRONG  SMTP_URL is not set')
  expect(text).toContain('ok     The clock is right')
  expect(text).toMatch(/\n\n\d to put right\.$/)
})
