import type { Page } from '@playwright/test'
import { fillGermanAddress, submitOrder } from '../fixtures/checkout.ts'
import { ask, createOpenStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

test('a shopper agrees to terms, and the order keeps the version that was read', async ({
  page,
  newShopper,
}) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createOpenStore(page.request, {
    name: `Lawful ${Date.now() % 100_000}`,
    country: 'DE',
    currency: 'EUR',
  })
  const product = { storeId, name: 'Sencha', price: 12.5, stock: 5 }
  await ask(page.request, 'POST', '/products/add-product', product)
  const shopper: Page = await newShopper()

  await test.step('an owner starts from a template, fills its gaps and publishes it', async () => {
    await page.goto(main('/dashboard/policies'))
    await page.getByRole('link', { name: 'Terms and conditions' }).click()
    await page.getByRole('button', { name: 'Start from template' }).click()
    await expect(page.getByRole('combobox', { name: 'Country of your business' })).toHaveValue(
      'Germany',
    )
    await expect(page.getByText('A start, and no legal advice')).toBeVisible()
    await expectAccessible(page, '[href="#content"]')
    await page.getByRole('button', { name: 'Use template' }).click()
    await expect(page.getByText('Fill in the gaps')).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Policy published')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Version 1', exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the checkout asks for agreement to it', async () => {
    await page.goto(main('/dashboard/checkout-editor'))
    await page.getByLabel('Require agreement').check()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Checkout published')).toBeVisible()
  })

  await test.step('a shopper reads it in the footer and at the checkout, and orders', async () => {
    await shopper.goto(at(storeDomain))
    await shopper.getByRole('link', { name: 'Terms and conditions' }).click()
    await expect(shopper).toHaveURL(/\/policies\/terms$/)
    await expect(shopper.getByRole('heading', { level: 1, name: /^Terms/ })).toBeVisible()
    await expect(shopper.getByText('German law applies')).toBeVisible()
    await expectAccessible(shopper)
    await shopper.goto(at(storeDomain, '/product/sencha'))
    await shopper.getByRole('button', { name: 'Buy Now' }).click()
    await fillGermanAddress(shopper, 'terms@tea.example')
    const terms = shopper.getByRole('checkbox', { name: /I agree to the/ })
    await expect(
      shopper.getByRole('link', { name: 'Terms and conditions' }).first(),
    ).toHaveAttribute('href', '/policies/terms')
    await terms.check()
    await submitOrder(shopper, '€12.50', /Thank you/)
  })

  await test.step('the order leads to the text as it was', async () => {
    await page.goto(main('/dashboard/policies/terms'))
    await page.getByRole('textbox', { name: 'Title' }).fill('New terms')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Version 2', exact: true })).toBeVisible()
    await page.goto(main('/dashboard/orders'))
    await page.getByRole('link', { name: /1001/ }).click()
    await page.getByRole('link', { name: 'Terms and conditions, version 1' }).click()
    const version = page.getByRole('dialog')
    await expect(version.getByText('German law applies')).toBeVisible()
    await expectAccessible(page, '[href="#content"]')
    await version.getByRole('button', { name: 'Publish this version again' }).click()
    await expect(page.getByText('Published as version 3')).toBeVisible()
  })

  await test.step('the activity tells what was published, and by whom', async () => {
    await page.goto(main('/dashboard/activity'))
    await expect(page.getByText('published an earlier version of').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Sencha')
    const added = page.getByRole('listitem').filter({ hasText: 'added Sencha' })
    await expect(added).toBeVisible()
    await expect(page.getByText('published an earlier version of')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toMatch(/^activity-.*\.csv$/)
    await added.getByRole('link', { name: 'Sencha' }).click()
    await expect(page).toHaveURL(/edit-product/)
  })
})
