import { senderProblemCodes } from '@vitrine/contract/shop/sender-problems.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { aDnsWorld } from '../../../testing/a-dns-world.ts'
import {
  clearMail,
  dkim,
  dkimAt,
  key,
  mailFaults,
  rightSpf,
  writeRight,
} from '../../../testing/mail-faults.ts'
import { createOpenDns } from '../dns/dns.ts'
import { diagnoseMail } from './diagnose-mail.ts'
import { dkimName } from './dkim.ts'
import type { MailFacts } from './mail-facts.ts'
import { mailRows } from './mail-rows.ts'
import { observeMail } from './observe-mail.ts'

const world = await aDnsWorld()
afterAll(() => world.stop())

const openDns = createOpenDns(readConfig(world.environment), { timeoutMs: 250, tries: 1 })
const spfTerms = ['include:spf.mail.example']

beforeEach(() => {
  clearMail(world)
  writeRight(world)
})

test.each(mailFaults.map((fault) => [fault.code, fault.says, fault] as const))(
  'records with the fault %s are recognised: %s',
  async (code, says, { zone, facts = {} }) => {
    zone(world)

    const problem = diagnoseMail({ ...(await factsOf('tea.com')), ...facts })

    expect(problem).toMatchObject({ code })
    expect(`${problem?.message} ${problem?.fix}`).toContain(says)
    const isBlocking = /^(?:dkim|mail)_|^dmarc_refuses$/.test(code)
    expect(problem?.blocking).toBe(isBlocking)
  },
)

test('every fault has a zone that shows it, and a sentence of its own', () => {
  expect(new Set(mailFaults.map(({ code }) => code))).toEqual(new Set(senderProblemCodes))
  expect(new Set(mailFaults.map(({ says }) => says)).size).toBe(mailFaults.length)
})

test('right records have no fault, also by CNAME, in several parts or with spaces in the key', async () => {
  expect(diagnoseMail(await factsOf('tea.com'))).toBeNull()

  const { publicKey } = key
  world.write(dkimAt, 'TXT', `v=DKIM1;p=${publicKey.slice(0, 200)} ${publicKey.slice(200)};s=email`)
  expect(diagnoseMail(await factsOf('tea.com'))).toBeNull()

  world.write(dkimAt, 'TXT')
  world.write(dkimAt, 'CNAME', 'dkim.elsewhere.com')
  world.write('dkim.elsewhere.com', 'TXT', dkim)
  expect(diagnoseMail(await factsOf('tea.com'))).toBeNull()
})

test('the rows keep what a domain has, and add what is missing', async () => {
  world.write('_dmarc.tea.com', 'TXT')
  world.write('tea.com', 'TXT', 'v=spf1 include:_spf.google.com ~all')

  const { seen } = await factsOf('tea.com')

  expect(mailRows({ mailDomain: 'tea.com', spfTerms, keys: [key] }, seen)).toEqual([
    {
      type: 'TXT',
      purpose: 'dkim',
      name: dkimAt,
      host: `${key.selector}._domainkey`,
      expected: dkim,
      observed: dkim,
      ok: true,
      optional: false,
    },
    {
      type: 'TXT',
      purpose: 'dmarc',
      name: '_dmarc.tea.com',
      host: '_dmarc',
      expected: 'v=DMARC1; p=none',
      observed: null,
      ok: false,
      optional: true,
    },
    {
      type: 'TXT',
      purpose: 'spf',
      name: 'tea.com',
      host: '@',
      expected: 'v=spf1 include:_spf.google.com include:spf.mail.example ~all',
      observed: 'v=spf1 include:_spf.google.com ~all',
      ok: false,
      optional: true,
    },
  ])
  writeRight(world)
  const right = await factsOf('tea.com')
  expect(mailRows({ mailDomain: 'tea.com', spfTerms, keys: [key] }, right.seen)).toMatchObject([
    { ok: true },
    { ok: true, expected: 'v=DMARC1; p=none; rua=mailto:mei@tea.com' },
    { ok: true, expected: rightSpf },
  ])
})

test('a name below a domain follows its DMARC record, and has no place for SPF beside its CNAME', async () => {
  const mailDomain = 'shop.tea.com'
  world.write(dkimName(key.selector, mailDomain), 'TXT', dkim)

  const facts = await factsOf(mailDomain)

  expect(diagnoseMail(facts)).toBeNull()
  expect(mailRows({ mailDomain, spfTerms, keys: [key] }, facts.seen)).toMatchObject([
    { host: `${key.selector}._domainkey.shop`, ok: true },
    {
      host: '_dmarc.shop',
      ok: true,
      observed: 'v=DMARC1; p=none; rua=mailto:mei@tea.com (at _dmarc.tea.com)',
    },
  ])
})

async function factsOf(mailDomain: string): Promise<MailFacts> {
  const dns = openDns(AbortSignal.timeout(5000))
  return {
    mailDomain,
    address: `hello@${mailDomain}`,
    key,
    spfTerms,
    hasReplyTo: true,
    seen: await observeMail(dns, mailDomain, { selectors: [key.selector], spfTerms }),
  }
}
