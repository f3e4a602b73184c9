import type { Page } from '@playwright/test'
import type { DomainSender, DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
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

test('an owner changes the free address, adds a domain, copies its records and removes it', async ({
  page,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createStore(page.request)
  const own = `tea-${storeId.slice(-8)}.test`
  await page.goto(main('/dashboard/domains'))
  await expect(page.getByRole('link', { name: storeDomain })).toBeVisible()
  await expectAccessible(page)

  await test.step('the old free address leads to the new one', async () => {
    await page.getByRole('button', { name: 'Change address' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address', { exact: true }).fill('not good')
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await expect(dialog.getByText('A domain has no spaces.')).toBeVisible()
    await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('not good')
    await dialog.getByLabel('Address', { exact: true }).fill(`moved-${storeId.slice(-8)}`)
    await dialog.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByText(`${storeDomain} redirects here until`)).toBeVisible()
  })

  await test.step('what is refused says why, and stays typed', async () => {
    const field = page.getByLabel('Domain', { exact: true })
    await field.fill(`https://${own}/tea`)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await expect(page.getByText('Enter only the domain, without https://')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(`https://${own}/tea`)
    await field.fill(own)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await expect(field).toHaveValue('')
  })

  const records = page.getByRole('list', { name: `DNS records of ${own}`, exact: true })
  await test.step('its records are copied one by one', async () => {
    await expect(records).toContainText(`vitrine=${storeId}`)
    await records.getByRole('button', { name: 'Copy the name _vitrine' }).click()
    expect(await copied(page)).toBe('_vitrine')
    await records.getByRole('button', { name: `Copy the value vitrine=${storeId}` }).click()
    expect(await copied(page)).toBe(`vitrine=${storeId}`)
    await expect(page.getByRole('list', { name: `DNS records of www.${own}` })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })

  await test.step('a removed domain leaves the list', async () => {
    await page.getByRole('button', { name: `Remove ${own}`, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click()
    await expect(records).toBeHidden()
    await page.getByRole('button', { name: `Add ${own}`, exact: true }).click()
    await expect(records).toBeVisible()
  })
})

const now = '2026-11-25T12:00:00.000Z'

function aDomain(domain: string, values: Partial<StoreHost>): StoreHost {
  return {
    domain,
    unicode: null,
    kind: 'own',
    status: 'live',
    primary: false,
    records: [
      {
        type: 'TXT',
        name: `_vitrine.${domain}`,
        host: '_vitrine',
        expected: 'vitrine=tea',
        observed: 'vitrine=tea',
        ok: true,
        purpose: 'ownership',
        optional: false,
      },
      {
        type: 'A',
        name: domain,
        host: '@',
        expected: '192.0.2.7',
        observed: '8.8.4.4',
        ok: false,
        purpose: 'address',
        optional: false,
      },
    ],
    checkedAt: now,
    nextCheckAt: now,
    verifiedAt: null,
    expiresAt: null,
    failingSince: null,
    problem: null,
    counterpart: null,
    sender: null,
    ...values,
  }
}

const wrongAddress = {
  code: 'wrong_address',
  message: 'pending.example leads to 8.8.4.4.',
  fix: 'Change the A record of @ to 192.0.2.7.',
  blocking: true,
} as const

const longName = `${'a-shop-with-a-very-long-name'.repeat(2)}.subdomain.example`

function everyState(storeDomain: string): DomainStatus {
  const counterpart = { domain: 'www.tea.example', added: false }
  return {
    storeDomain,
    primaryDomain: 'tea.example',
    mailFallback: 'no-reply@vitrine.example',
    domains: [
      aDomain(storeDomain, { kind: 'provided', records: [] }),
      aDomain('tea.example', { primary: true, verifiedAt: now, counterpart }),
      aDomain('xn--bcher-kva.example', { unicode: 'bücher.example', status: 'verifying' }),
      aDomain('pending.example', { status: 'pending_dns', problem: wrongAddress }),
      aDomain('issuing.example', { status: 'issuing', verifiedAt: now }),
      aDomain(longName, { status: 'problem', verifiedAt: now, failingSince: now }),
    ],
    leftSubdomains: [],
  }
}

test('each state of a domain has its words, and the primary domain is removed by its name only', async ({
  page,
}) => {
  await signInDemoOwner(page.request)
  const { storeDomain } = await createStore(page.request)
  const status = everyState(storeDomain)
  await page.route('**/api/store/domain-status*', (route) => route.fulfill({ json: status }))

  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(main('/dashboard/domains'))
    const labels = ['Waiting for DNS', 'Verifying', 'Issuing certificate', 'Problem', 'Primary']
    for (const label of labels)
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByText(wrongAddress.message)).toBeVisible()
  await expect(page.getByText(wrongAddress.fix)).toBeVisible()
  const records = page.getByRole('list', { name: 'DNS records of pending.example' })
  await expect(records).toContainText('192.0.2.7')
  await expect(records).toContainText('8.8.4.4')
  await expect(page.getByText('xn--bcher-kva.example', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'DNS records of tea.example' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add www.tea.example' })).toBeVisible()

  await page.route('**/api/store/set-primary-domain', (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ domain: storeDomain })
    return route.fulfill({ json: { ...status, primaryDomain: storeDomain } })
  })
  await page.getByRole('button', { name: `Make primary: ${storeDomain}` }).click()
  await expect(page.getByText(`${storeDomain} is the primary domain`)).toBeVisible()

  await page.route('**/api/store/remove-domain', (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ confirmDomain: 'tea.example' })
    return route.fulfill({ json: status })
  })
  await page.getByRole('button', { name: 'Remove tea.example' }).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Remove domain' })
  await expect(remove).toBeDisabled()
  await dialog.getByLabel('Type “tea.example” to confirm').fill('tea.example')
  await remove.click()
  await expect(page.getByText('tea.example is removed')).toBeVisible()
})

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
