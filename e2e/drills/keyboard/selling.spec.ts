import type { Order } from '@vitrine/contract/sales/order.ts'
import { aProduct } from '../../fixtures/edit-product.ts'
import { open, keyboardOptions } from '../../fixtures/keyboard-drill.ts'
import { ask, createStore, signInDemoOwner } from '../../fixtures/owner-api.ts'
import { placeOrderIn } from '../../fixtures/place-order.ts'
import { expect, test } from '../../fixtures/product-test.ts'

test.use(keyboardOptions)

test('an order is fulfilled, paid and refunded by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await aProduct(page, store, { price: 20 })
  const email = `keys-${Date.now()}@tea.example`
  await placeOrderIn(page.request, store.storeId, email)
  const keys = await open(page, '/dashboard/orders')
  const dialog = page.getByRole('dialog')

  await test.step('the order is found and fulfilled', async () => {
    await keys.walk()
    await keys.fill(page.getByRole('searchbox'), email)
    await expect(page).toHaveURL(/search=/)
    await keys.enter(page.getByRole('link', { name: /1001/ }))
    await expect(page.getByRole('heading', { name: /1001/, level: 1 })).toBeVisible()
    expect(await keys.walk()).toBeGreaterThan(20)
    const more = page.getByRole('button', { name: 'More' })
    await keys.chooseInMenu(more, 'Cancel order …')
    await keys.expectEscape(dialog, more)
    const fulfil = page.getByRole('button', { name: 'Mark as fulfilled' })
    await keys.enter(fulfil)
    await keys.expectEscape(dialog, fulfil)
    await keys.press('Enter')
    await keys.enter(dialog.getByRole('button', { name: 'Mark as fulfilled' }))
    await expect(page.getByText('Fulfilled').first()).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('it is paid, and a part refunded', async () => {
    const pay = page.getByRole('button', { name: 'Mark as paid' })
    await keys.enter(pay)
    await keys.expectEscape(dialog, pay)
    await keys.press('Enter')
    await keys.enter(dialog.getByRole('button', { name: 'Mark as paid' }))
    const refund = page.getByRole('button', { name: 'Refund' })
    await keys.enter(refund)
    await keys.expectEscape(dialog, refund)
    await keys.press('Enter')
    await keys.fill(dialog.getByLabel('Amount'), '99999')
    await expect(dialog.getByText('This is more than what was received.')).toBeVisible()
    await keys.fill(dialog.getByLabel('Amount'), '1.5')
    await keys.fill(dialog.getByLabel('Reason (optional)'), 'A dented tin')
    await keys.enter(dialog.getByRole('button', { name: 'Refund $1.50' }))
    await expect(page.getByText('Partially refunded')).toBeVisible()
    await keys.expectReturn(dialog, refund)
  })

  await test.step('a note is added', async () => {
    await keys.fill(page.getByLabel('Add a note'), 'Send a new tin')
    await keys.enter(page.getByRole('button', { name: 'Add', exact: true }))
    await expect(page.getByText('Send a new tin')).toBeVisible()
  })

  const { content } = await ask<{ content: Order[] }>(
    page.request,
    'GET',
    `/orders?storeId=${store.storeId}`,
  )
  expect(content[0]).toMatchObject({
    fulfilmentStatus: 'fulfilled',
    paymentStatus: 'partially_refunded',
  })
})

test('a product is described, counted and saved by keyboard alone', async ({ page }) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const { id } = await aProduct(page, store)
  const keys = await open(page, `/dashboard/edit-product/${id}`)
  expect(await keys.walk()).toBeGreaterThan(40)

  await keys.fill(page.getByRole('textbox', { name: 'Name', exact: true }).first(), 'Gyokuro')
  const text = page.getByRole('textbox', { name: 'Description', exact: true })
  await keys.tabTo(text)
  await keys.type('First flush.')
  await keys.fill(page.getByRole('textbox', { name: 'Discount price', exact: true }), '20')
  const track = page.getByRole('switch', { name: 'Track quantity' })
  await keys.tabTo(track)
  await keys.press('Space')
  await keys.fill(page.getByLabel('Quantity in stock'), '12')
  await keys.fill(page.getByLabel('Low stock'), '20')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await keys.enter(save)
  const problem = page.getByRole('alert', { name: 'There is 1 problem' })
  await keys.enter(problem.getByRole('button', { name: 'Discount price' }))
  await expect(page.getByRole('textbox', { name: 'Discount price', exact: true })).toBeFocused()
  await keys.fill(page.getByRole('textbox', { name: 'Discount price', exact: true }), '10')
  await keys.enter(save)
  await expect(page.getByText('Product saved').first()).toBeVisible()
  await keys.expectPlaceKept()

  const saved = await ask(page.request, 'GET', `/products/fetch-product-by-id/${id}`)
  expect(saved).toMatchObject({
    name: 'Gyokuro',
    description: '<p>First flush.</p>',
    discountPrice: 10,
    stock: 12,
    lowStockAt: 20,
  })
})
