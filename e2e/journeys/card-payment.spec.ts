import type { Page } from '@playwright/test'
import {
  aCardShop,
  aSenchaShop,
  email,
  fillCheckout,
  newKey,
  toThePayment,
} from '../fixtures/card-checkout.ts'
import { expectComputed } from '../fixtures/checkout.ts'
import { ask, type Store } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  storedCart,
  test,
} from '../fixtures/product-test.ts'

// A key that Stripe refuses is a 400.
test.use({ expectedErrors: /status of 400/ })

async function connectStripe(page: Page, { storeId }: Store, key: string) {
  await page.goto(main('/dashboard/payment'))
  await page.getByRole('button', { name: 'Connect Stripe' }).click()
  await page.getByLabel('Secret key').fill('sk_test_refused_12345')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Stripe does not accept this key.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Secret key').fill(key)
  await page.getByLabel('Signing secret of the webhook').fill(await addEndpoint(key, storeId))
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Cards are accepted through Tea House GmbH')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Offer Card' })).toBeChecked()
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible()
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

async function refundAPart(page: Page) {
  await page.goto(main('/dashboard/orders'))
  await page.getByRole('link', { name: /1001/ }).first().click()
  await expect(page.getByText('Taken', { exact: true })).toBeVisible()
  await expect(page.getByText(/^pi_test_/)).toBeVisible()
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Stripe refunds the card.')
  await dialog.getByLabel('Amount').fill('5')
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click()
  await expect(page.getByText('Refunded', { exact: true }).last()).toBeVisible()
  await expect(page.getByText(/^re_test_/)).toBeVisible()
  await expect(page.getByText('Partially refunded')).toBeVisible()
}

test('an owner connects Stripe, a shopper pays with 3-D Secure, and a part goes back', async ({
  page,
}) => {
  const { store, slug } = await aSenchaShop(page)
  const key = newKey()

  await connectStripe(page, store, key)
  await fillCheckout(page, store, slug)
  await expect(page.getByRole('note')).toContainText('Test mode')
  await toThePayment(page)
  await page.getByRole('button', { name: 'Pay with 3-D Secure' }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
  await expect(page.getByText('Order #1001')).toBeVisible()
  await expect.poll(() => storedCart(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expect.poll(() => mailsTo(email)).toContain('Thank you for your order #1001')
  await refundAPart(page)
})

test('a card is declined, charged once, and charged for what was gone', async ({
  page,
  context,
}) => {
  const { store, sencha, slug } = await aCardShop(page)

  await test.step('a declined card and a payment that is left lose nothing', async () => {
    await fillCheckout(page, store, slug)
    await toThePayment(page)
    await page.getByRole('button', { name: 'Pay with a declined card' }).click()
    await expect(page.getByRole('alert')).toContainText('declined')
    await page.getByRole('link', { name: 'Back to the shop' }).click()

    await expect(page.getByText('Your payment was not completed')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('City')).toHaveValue('Portland')
    await expectComputed(page)
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked()
    await toThePayment(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()

    await expect(page.getByText('Order #1001')).toBeVisible()
    await expect.poll(() => storedCart(page)).toEqual([])
    await page.goto(main('/dashboard/orders'))
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  })

  await test.step('a card payment is one Purchase event, however often its thanks are opened', async () => {
    await ask(page.request, 'PUT', '/store/update-fb-pixel', {
      storeId: store.storeId,
      fbPixelId: '123456789012345',
    })
    const purchases: (string | null)[] = []
    await context.route(/^https:\/\/(?:connect\.facebook\.net|www\.facebook\.com)\//, (route) => {
      const { searchParams } = new URL(route.request().url())
      if (searchParams.get('ev') === 'Purchase') purchases.push(searchParams.get('eid'))
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await page.goto(at(store.storeDomain, '/'))
    await page.getByRole('button', { name: 'Accept' }).click()

    await fillCheckout(page, store, slug)
    await toThePayment(page)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect.poll(() => purchases).toEqual([`${store.storeId}-1002`])
    await page.reload()
    await expect(page.getByText('Order #1002')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => storedCart(page)).toEqual([])

    expect(purchases).toHaveLength(1)
  })

  await test.step('what was gone before it was paid is shown to its owner in the list and in the order', async () => {
    await fillCheckout(page, store, slug)
    await toThePayment(page)
    await ask(page.request, 'PUT', '/products/update-product', {
      storeId: store.storeId,
      id: sencha.id,
      name: 'Sencha',
      price: 20,
      trackStock: true,
      stock: 0,
    })
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('Order #1003')).toBeVisible()

    await page.goto(main('/dashboard/orders'))
    await expect(
      page.getByText('Oversold', { exact: true }).filter({ visible: true }),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: /1003/ }).first().click()
    await expect(page.getByText('1 item sold that was no longer in stock')).toBeVisible()
    await expect(page.getByText('Missing: 1 × Sencha.')).toBeVisible()
    await expect(page.getByText('Sold out before it was paid: 1 × Sencha')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
})
