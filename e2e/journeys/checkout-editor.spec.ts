import type { Page } from '@playwright/test'
import { ask, createOpenStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the checkout"]')

test('an owner changes the checkout, and a shopper orders by it', async ({ page }) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await createOpenStore(page.request, {
    name: `Parcels ${Date.now() % 100_000}`,
    country: 'DE',
    currency: 'EUR',
  })
  const product = { storeId, name: 'Sencha', price: 12.5, stock: 5 }
  await ask(page.request, 'POST', '/products/add-product', product)

  await test.step('the editor shows each change on the checkout itself', async () => {
    await page.goto(main('/dashboard/checkout-editor'))
    const shown = preview(page)
    await expect(shown.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
    await expect(shown.getByText('Sencha')).toBeVisible()
    await page.getByLabel('Heading', { exact: true }).fill('Nearly yours')
    await expect(shown.getByRole('heading', { name: 'Nearly yours', level: 1 })).toBeVisible()
    await page.getByRole('radiogroup', { name: 'Company' }).getByText('Required').click()
    await expect(shown.getByLabel('Company')).toBeVisible()
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByLabel('Question').fill('Gift message')
    await page.getByRole('switch', { name: 'Required' }).check()
    await expect(shown.getByLabel('Gift message')).toBeVisible()
    await page.getByLabel('Button', { exact: true }).fill('Order now')
    await page.getByLabel('Minimum order value').fill('20')
    await expect(shown.getByText(/to reach the minimum order of €20\.00/)).toBeVisible()
    await page.getByLabel('Heading after an order').fill('Order {order_number}, {first_name}!')
    await page.getByLabel('Text after an order').fill('We pack it <b>today</b>.')
    await page.getByRole('button', { name: 'Add policy' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Terms')
    await page.getByPlaceholder('/page/terms').fill('/page/terms')
    await expect(page.getByText('No published page has this URL.')).toBeVisible()
    await page.getByLabel('Require agreement').check()
    await expect(shown.getByText('I agree to the Terms')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('leaving with a change asks first, and a draft is not public', async () => {
    await page.getByRole('link', { name: 'Orders' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Nearly yours')
    await expect(page.getByText('Not published')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Checkout published')).toBeVisible()
  })

  await test.step('a shopper is asked for what the owner wants to know', async () => {
    await page.goto(at(storeDomain, '/product/sencha'))
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByRole('heading', { name: 'Nearly yours', level: 1 })).toBeVisible()
    await expect(
      page.getByText('Add €7.50 more to reach the minimum order of €20.00.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Order now/ })).toBeDisabled()
    await page.getByRole('link', { name: 'Find something to go with it' }).click()
    await page.goto(at(storeDomain, '/product/sencha'))
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByLabel('Country').selectOption('DE')
    await page.getByLabel('Email', { exact: true }).fill('mei@checkout.example')
    await page.getByLabel('First name').fill('Mei')
    await page.getByLabel('Last name').fill('Lin')
    await page.getByLabel('Address', { exact: true }).fill('Teestraße 1')
    await page.getByLabel('Postcode').fill('101')
    await page.getByLabel('City').fill('Berlin')
    await page.getByRole('button', { name: 'Order now · €25.00' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check 4 fields.')
    await expect(page.getByLabel('Company')).toBeFocused()
    await expect(page.getByRole('link', { name: /^Postcode: / })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('what was typed outlives a reload, and the order keeps it', async () => {
    await page.getByLabel('Company').fill('Lin & Sons')
    await page.getByLabel('Postcode').fill('10115')
    await page.getByLabel('Gift message').fill('Happy birthday')
    await page.getByLabel('I agree to the Terms').check()
    await page.reload()
    await expect(page.getByLabel('Gift message')).toHaveValue('Happy birthday')
    await expect(page.getByLabel('I agree to the Terms')).toBeChecked()
    const stopHolding = await holdQuotes(page)
    await page.getByLabel('Postcode').fill('10117')
    await page.waitForRequest(quoteCall)
    // What is shown can be ordered while it is priced again; the server knows whether it still holds.
    await page.getByRole('button', { name: 'Order now · €25.00' }).click()
    await expect(page.getByRole('heading', { name: 'Order 1001, Mei!', level: 1 })).toBeVisible()
    await stopHolding()
    await expect(page.getByText('We pack it <b>today</b>.')).toBeVisible()
  })

  await test.step('the owner reads the answers in the order and in the mail', async () => {
    await expect.poll(() => mailsTo('mei@checkout.example')).toContain('Happy birthday')
    await page.goto(main('/dashboard/orders'))
    await page.getByRole('link', { name: /1001/ }).first().click()
    await expect(page.getByText('Gift message: Happy birthday')).toBeVisible()
    await expect(page.getByText('Lin & Sons')).toBeVisible()
  })
})

const quoteCall = '**/api/checkout/quote'

/** Leaves prices unanswered. @returns how to stop */
async function holdQuotes(page: Page) {
  await page.route(quoteCall, () => {})
  return async () => await page.unrouteAll({ behavior: 'ignoreErrors' })
}
