import type { Page } from '@playwright/test'
import { visit } from '../internet/browser.ts'
import { origin } from '../internet/vitrine.ts'
import type { Laboratory } from '../laboratory.ts'
import { Shop, signUp } from '../owner.ts'
import { recordsOn } from '../records-on.ts'

const domain = 'mei-lin-tea.com'

/** The whole way as an owner goes it, in the dashboard: no click after "Add domain". */
export async function ownerAddsADomain({ report, zones, publish, browser }: Laboratory) {
  report.heading('An owner in Chromium')
  await report.journey('adds a domain, copies its records, and gets a padlock', async () => {
    const owner = await signUp()
    const shop = await Shop.open(owner, 'Mei Lin Tea')
    zones.register(domain)
    await publish()
    const page = await browser.newPage()
    await signIn(page, owner)
    await page.getByText(shop.name).click()
    await page.waitForURL('**/dashboard')
    await page.goto(`${origin}/dashboard/domains`)
    await page.getByLabel('Domain', { exact: true }).fill(domain)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Waiting for DNS').first().waitFor()
    for (const name of [domain, `www.${domain}`])
      for (const { type, name: owned, value } of await recordsOn(page, name, domain))
        zones.write(owned, type, value)
    await publish()
    const right = performance.now()
    for (const state of [
      'Shoppers see your shop at this domain.',
      `Redirects shoppers to ${domain}.`,
    ])
      await page.getByText(state).waitFor({ timeout: 120_000 })
    const seconds = ((performance.now() - right) / 1000).toFixed(1)
    await page.close()
    for (const name of [domain, `www.${domain}`]) {
      const seen = await visit(browser, `https://${name}/`)
      if (!seen.hasPadlock || !seen.title.includes(shop.name) || new URL(seen.url).host !== domain)
        throw new Error(`${name}: ${JSON.stringify(seen)}`)
    }
    return `live on the screen ${seconds} s after its records were right`
  })
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/choose-store')
}
