import type { Page } from '@playwright/test'
import { wrongAddress, everyState } from '../fixtures/domain-states.ts'
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
