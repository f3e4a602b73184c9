import type { Page } from '@playwright/test'
import type { DomainSender, DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { now, aDomain, everyState } from '../fixtures/domain-states.ts'
import { createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

// What is refused at its field.
test.use({ expectedErrors: /status of 400/, permissions: ['clipboard-read', 'clipboard-write'] })

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const dkim = `v=DKIM1; k=rsa; p=MIIB${'Ab1+/'.repeat(77)}IDAQAB`

function mailRow(host: string, values: Partial<StoreHost['records'][number]>) {
  return {
    type: 'TXT' as const,
    name: `${host}.tea.example`,
    host,
    expected: dkim,
    observed: null,
    ok: false,
    purpose: 'dkim' as const,
    optional: false,
    ...values,
  }
}

function aSender(values: Partial<DomainSender>): DomainSender {
  return {
    status: 'waiting',
    mailDomain: 'tea.example',
    address: 'hello@tea.example',
    records: [
      mailRow('vitrine-1a2b3c._domainkey', { observed: dkim.slice(0, 255) }),
      mailRow('_dmarc', { purpose: 'dmarc', expected: 'v=DMARC1; p=none', optional: true }),
      mailRow('@', {
        name: 'tea.example',
        purpose: 'spf',
        expected: 'v=spf1 include:_spf.google.com include:spf.vitrine.example ~all',
        observed: 'v=spf1 include:_spf.google.com ~all',
        optional: true,
      }),
    ],
    checked: true,
    renewing: false,
    since: now,
    problem: null,
    ...values,
  }
}

const cutOff = {
  code: 'dkim_cut_off',
  message: 'The DKIM record is cut off after 255 of 413 characters.',
  fix: 'Enter the whole value.',
  blocking: true,
} as const

const senders = {
  off: aSender({ status: 'off', address: null, records: [], checked: false, since: null }),
  waiting: aSender({ since: null, problem: cutOff }),
  on: aSender({ status: 'on', records: [mailRow('vitrine-1a2b3c._domainkey', { ok: true })] }),
  renewing: aSender({
    status: 'on',
    renewing: true,
    records: [
      mailRow('vitrine-1a2b3c._domainkey', { observed: dkim, ok: true }),
      mailRow('vitrine-4d5e6f._domainkey', {}),
    ],
    problem: { ...cutOff, code: 'dkim_missing', message: 'It is not there yet.', blocking: false },
  }),
  problem: aSender({ status: 'problem', problem: cutOff }),
}

test('an owner lets emails come from a domain, and sees where they come from in each state', async ({
  page,
}) => {
  await signInDemoOwner(page.request)
  const { storeDomain } = await createStore(page.request)
  const statusOf = (sender: DomainSender): DomainStatus => ({
    ...everyState(storeDomain),
    domains: [
      aDomain(storeDomain, { kind: 'provided', records: [] }),
      aDomain('tea.example', { primary: true, verifiedAt: now, sender }),
    ],
  })
  let shown = senders.off
  await page.route('**/api/store/domain-status*', (route) =>
    route.fulfill({ json: statusOf(shown) }),
  )

  for (const sender of Object.values(senders)) {
    shown = sender
    await page.goto(main('/dashboard/domains'))
    await expect(page.getByRole('heading', { name: 'Email from tea.example' })).toBeVisible()
    if (sender.problem) await expect(page.getByText(sender.problem.message)).toBeVisible()
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }

  await test.step('what is refused stays typed, with the reason', async () => {
    shown = senders.off
    await page.goto(main('/dashboard/domains'))
    await page.getByRole('button', { name: 'Send emails from tea.example' }).click()
    const dialog = page.getByRole('dialog')
    await page.route('**/api/store/update-sender', (route) => {
      const { localPart } = route.request().postDataJSON() as { localPart: string }
      return localPart === 'hello'
        ? route.fulfill({ json: statusOf(senders.waiting) })
        : route.fulfill({
            status: 400,
            json: {
              error: 'Some of the values are not valid.',
              code: 'invalid_input',
              issues: [{ path: 'localPart', message: 'An email address has no spaces.' }],
            },
          })
    })
    await dialog.getByLabel('Address', { exact: true }).fill('tea shop')
    await dialog.getByRole('button', { name: 'Show DNS records' }).click()
    await expect(dialog.getByText('An email address has no spaces.')).toBeVisible()
    await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('tea shop')
    await expectAccessible(page)
    shown = senders.waiting
    await dialog.getByLabel('Address', { exact: true }).fill('hello')
    await dialog.getByRole('button', { name: 'Show DNS records' }).click()
  })

  await test.step('the long value is copied whole', async () => {
    const records = page.getByRole('list', { name: 'Email records of tea.example' })
    await records.getByRole('button', { name: `Copy the value ${dkim}` }).click()
    expect(await copied(page)).toBe(dkim)
  })

  await test.step('a new key and turning it off are confirmed', async () => {
    await page.route('**/api/store/renew-sender-key', (route) => {
      shown = senders.renewing
      return route.fulfill({ json: statusOf(shown) })
    })
    await page.getByRole('button', { name: 'New key: tea.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make new key' }).click()
    await expect(page.getByText('once it is found, the new key signs')).toBeVisible()
    await page.route('**/api/store/remove-sender', (route) => {
      shown = senders.off
      return route.fulfill({ json: statusOf(shown) })
    })
    await page.getByRole('button', { name: 'Turn off email from tea.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    const toast = page.getByText('Emails come from no-reply@vitrine.example', { exact: true })
    await expect(toast).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send emails from tea.example' })).toBeVisible()
  })
})
