import { readFile } from 'node:fs/promises'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import type { Sites } from '../../app.ts'
import { importPlans } from '../../provider/plans/import-plans.ts'
import { openMainHost } from '../../sites.ts'
import { startShop } from '../../testing/start-shop.ts'

const db = await openOwnDatabase()
const sites: Sites = {}
const shop = startShop(sites, db, {
  BILLING_STRIPE_SECRET_KEY: 'sk_test_tests',
  BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_tests',
})
sites.dashboard = await openMainHost(shop.services)
const example = await readFile('deploy/plans.example.json', 'utf8')
await inPlatform(db, (tx) => importPlans(tx, example))

async function pricing(query = '', language = 'de-DE,de;q=0.9') {
  const answer = await shop.fetch(`/pricing${query}`, { headers: { 'accept-language': language } })
  expect(answer.headers.get('vary')).toContain('accept-language')
  return (await answer.text()).replaceAll('&amp;', '&')
}

test('each plan has its price, what it comes to in a year, and one button that keeps it', async () => {
  const html = await pricing()
  expect(html).toContain('<strong>€15.00</strong> a month')
  expect(html).toContain('€180.00 in a year. 14 days free to try')
  expect(html).toContain('href="/signup?plan=starter&period=month&currency=EUR"')
  expect(html).toContain('Free</strong>')
  expect(html.match(/href="\/signup\?plan=/g)).toHaveLength(3)
})

test('a link shows yearly prices with their true totals, without JavaScript', async () => {
  const html = await pricing('?period=year')
  expect(html).toContain('<strong>€150.00</strong> a year')
  expect(html).toContain('Paid once a year, €30.00 less than by month')
  expect(html).toMatch(/period=year&currency=EUR" aria-current="true">Yearly/)
})

test.each([
  ['en-GB', '', '£13.00'],
  ['en-US,en;q=0.9', '', '$16.00'],
  ['xx-invalid-, ja', '', '€15.00'],
  ['de', '?currency=USD', '$16.00'],
  ['de', '?currency=DOGE', '€15.00'],
])('a visitor who reads %s%s sees %s', async (language, query, price) => {
  expect(await pricing(query, language)).toContain(`<strong>${price}</strong>`)
})

test('limits are compared, and a changed plan is shown at once', async () => {
  expect(await pricing()).toMatch(/Own domains<\/th><td>none<\/td><td>1<\/td><td>5<\/td><td>50</)
  await inPlatform(db, (tx) => importPlans(tx, example.replace('"Growth"', '"Bloom"')))
  expect(await pricing()).toContain('Try Bloom')
})
