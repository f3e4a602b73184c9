import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner, type Store } from './owner-api.ts'
import { mailsTo } from './place-order.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  storedCart,
  test,
} from './product-test.ts'

const email = 'ada.pays@tea.example'

// A key that Stripe refuses is a 400.
test.use({ expectedErrors: /status of 400/ })

test('an owner connects Stripe, a shopper pays with 3-D Secure, and a part goes back', async ({
  page,
}) => {
  const { store, slug } = await aShop(page)
  const key = newKey()

  await connectStripe(page, store, key)
  await fillCheckout(page, store, slug)
  await expect(page.getByRole('note')).toContainText('Test mode')
  await expectAccessible(page)
  await toThePayment(page)
  await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
  await expect(page.getByText('Order 1001')).toBeVisible()
  await expect.poll(() => storedCart(page)).toEqual([])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect.poll(() => mailsTo(email)).toContain('Thank you for your order #1001')
  await refundAPart(page)
})

test('a declined card and a payment that is left lose nothing', async ({ page }) => {
  const { store, slug } = await aShop(page)
  await ask(page.request, 'PUT', '/payments/stripe', {
    storeId: store.storeId,
    secretKey: newKey(),
  })

  await fillCheckout(page, store, slug)
  await toThePayment(page)
  await page.getByRole('button', { name: 'Pay with a declined card' }).click()
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByRole('link', { name: 'Back to the shop' }).click()

  await expect(page.getByText('Your payment was not completed')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await expectAccessible(page)
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
  await toThePayment(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page.getByText('Order 1001')).toBeVisible()
  await page.goto(main('/dashboard/orders'))
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
})

async function aShop(page: Page) {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const product = { storeId: store.storeId, name: 'Sencha', price: 20, trackStock: true, stock: 3 }
  const { slug } = await ask<{ slug: string }>(
    page.request,
    'POST',
    '/products/add-product',
    product,
  )
  return { store, slug }
}

function newKey() {
  return `sk_test_${randomBytes(12).toString('hex')}`
}

/** As an owner does it, and the endpoint at Stripe. */
async function connectStripe(page: Page, { storeId }: Store, key: string) {
  await page.goto(main('/dashboard/payment'))
  await page.getByRole('button', { name: 'Take cards by Stripe' }).click()
  await page.getByLabel('Secret key').fill('sk_test_refused_12345')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Stripe does not accept this key.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Secret key').fill(key)
  await page.getByLabel('Signing secret of the webhook').fill(await addEndpoint(key, storeId))
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Cards are taken by Tea House GmbH')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Offer Card' })).toBeChecked()
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function addEndpoint(key: string, storeId: string): Promise<string> {
  const answer = await fetch(`${process.env['VITRINE_STRIPE']}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ url: main(`/webhooks/stripe/${storeId}`) }),
  })
  return ((await answer.json()) as { secret: string }).secret
}

async function fillCheckout(page: Page, { storeDomain }: Store, slug: string) {
  await page.goto(at(storeDomain, `/product/${slug}`))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('1 Tea Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('ZIP code').fill('97201')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await expect(page.getByRole('button', { name: 'Place order · $20.00' })).toBeEnabled()
}

async function toThePayment(page: Page) {
  // While the choice is priced the button does nothing; pressed twice, it leads to the same page.
  await expect(async () => {
    await page.getByRole('button', { name: 'Place order · $20.00' }).click({ timeout: 2000 })
    await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
}

async function refundAPart(page: Page) {
  await page.goto(main('/dashboard/orders'))
  await page.getByRole('link', { name: /1001/ }).first().click()
  await expect(page.getByText('Taken', { exact: true })).toBeVisible()
  await expect(page.getByText(/^pi_test_/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Stripe gives the money back to the card.')
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click()
  await expect(page.getByText('Given back', { exact: true }).last()).toBeVisible()
  await expect(page.getByText(/^re_test_/)).toBeVisible()
  await expect(page.getByText('Partially refunded')).toBeVisible()
  await expectAccessible(page)
}
