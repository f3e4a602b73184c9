import { expect, test } from 'vitest'
import { minutes } from '../../../testing/start-domains-shop.ts'
import { fromOf, startSenderShop } from '../../../testing/start-sender-shop.ts'
import { verifyDkim } from '../../../testing/verify-dkim.ts'

const {
  world,
  shop,
  ask,
  add,
  proof,
  pointRight,
  aLiveDomain,
  turnOn,
  senderOf,
  dkimRows,
  check,
  aSender,
  sent,
  anOrder,
} = await startSenderShop()

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
  world.repair(domain)
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
