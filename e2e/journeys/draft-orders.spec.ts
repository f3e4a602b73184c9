import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner } from '../fixtures/owner-api.ts'
import { mailsTo } from '../fixtures/place-order.ts'
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  main,
  test,
} from '../fixtures/product-test.ts'

async function atTheOrders(page: Page) {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const { storeId } = store
  const product = { storeId, name: 'Sencha', price: 20, trackStock: true, stock: 3 }
  await ask(page.request, 'POST', '/products/add-product', product)
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`
  await ask(page.request, 'PUT', '/payments/stripe', { storeId, secretKey })
  await page.goto(main('/dashboard/orders'))
  await page.getByRole('link', { name: 'Draft orders' }).click()
  await expect(page.getByText('No draft orders yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create order' }).first().click()
  await expect(page.getByRole('heading', { name: 'Create order' })).toBeVisible()
  return store
}

async function fillDraft(page: Page, email: string) {
  await page.getByRole('button', { name: 'Add products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('sen')
  await dialog.getByRole('button', { name: 'Add Sencha' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Quantity of Sencha').fill('2')
  await page.getByRole('button', { name: 'Add custom item' }).click()
  await page.getByLabel('Custom item').fill('Engraving')
  await page.getByLabel('Price', { exact: true }).fill('5')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('1 Tea Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('Postcode').fill('97201')
  await page.getByLabel('State or region').fill('Oregon')
}

async function save(page: Page) {
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { name: 'Draft D1' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Payment link' })).toBeVisible()
}

test.use({ expectedErrors: /status of (?:404|409)/ })

test('a draft is sent as a link, paid by card, and an order then', async ({ page, browser }) => {
  const email = `draft-${randomBytes(4).toString('hex')}@tea.example`
  const { storeDomain } = await atTheOrders(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Add a product or a custom item.').first()).toBeVisible()
  await fillDraft(page, email)
  await page.getByRole('combobox', { name: 'Discount' }).click()
  await page.getByRole('option', { name: 'Percentage off' }).click()
  await page.getByLabel('Percentage', { exact: true }).fill('10')
  await expect(page.getByText('$40.50')).toBeVisible()
  await expect(page.getByText('Add a product or a custom item.')).toHaveCount(0)
  await save(page)
  await page.getByRole('button', { name: 'Send payment link' }).click()
  await page.getByRole('dialog').getByLabel('Your message').fill('As we said.')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Link sent', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await expect.poll(() => mailsTo(email)).toContain('As we said.')
  const [link] = /http:\/\/\S+\/checkout\/pay\/[\w-]+/.exec(await mailsTo(email)) ?? []
  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto(at(storeDomain, new URL(link!).pathname))
  await expect(shopper.getByRole('heading', { name: 'Pay for your order' })).toBeVisible()
  await expect(shopper.getByText('2 × $20.00')).toBeVisible()
  await expectAccessible(shopper)
  await shopper.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(shopper)
  await shopper.getByRole('radio', { name: /^Card/ }).check()
  await shopper.getByRole('button', { name: 'Place order · $40.50' }).click()
  await shopper.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(shopper.getByText('Your payment was not completed')).toBeVisible()
  await shopper.getByRole('radio', { name: /^Card/ }).check()
  await shopper.getByRole('button', { name: 'Place order · $40.50' }).click()
  await shopper.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(shopper.getByText('Order #1001')).toBeVisible()
  await shopper.goto(at(storeDomain, new URL(link!).pathname))
  await expect(shopper.getByText('Order #1001')).toBeVisible()
  await shopper.context().close()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'This draft became order #1001' })).toBeVisible()
  await page.getByRole('link', { name: 'See order #1001' }).click()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Engraving')).toBeVisible()
  await expect(page.getByText('From draft order D1.')).toBeVisible()
})

test('a draft is marked as paid; others change, sell out and go', async ({ page, browser }) => {
  await test.step('a draft that is marked as paid is an order', async () => {
    const email = `paid-${randomBytes(4).toString('hex')}@tea.example`
    const { storeDomain } = await atTheOrders(page)
    await fillDraft(page, email)
    await save(page)
    const link = await page.getByRole('textbox', { name: 'Payment link' }).inputValue()

    await page.getByRole('button', { name: 'Mark as paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()

    await expect(page.getByRole('heading', { name: 'This draft became order #1001' })).toBeVisible()
    await expect.poll(() => mailsTo(email)).toContain('Thank you for your order #1001')
    await page.goto(main('/dashboard/orders'))
    await expect(page.getByRole('link', { name: '#1001' })).toBeVisible()
    await page.goto(at(storeDomain, new URL(link).pathname))
    await expect(page.getByText('Order #1001')).toBeVisible()

    await page.goto(main('/dashboard/draft-orders'))
    await page.getByRole('link', { name: 'Create order' }).first().click()
    await page.getByRole('combobox', { name: 'Find a customer' }).fill('lovelace')
    await page.getByRole('option', { name: `Ada Lovelace · ${email}` }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByText('97201 Portland')).toBeVisible()
    await page.getByRole('button', { name: 'Edit address' }).click()
    await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  })

  await test.step('a changed, a sold out and a deleted draft are explained on the link’s page', async () => {
    const { storeDomain, storeId } = await atTheOrders(page)
    await fillDraft(page, 'gone@tea.example')
    await save(page)
    const link = new URL(await page.getByRole('textbox', { name: 'Payment link' }).inputValue())
    const shopper = await (await browser.newContext()).newPage()
    await shopper.goto(at(storeDomain, link.pathname))
    await expect(shopper.getByRole('button', { name: 'Place order · $45.00' })).toBeEnabled()

    await page.getByLabel('Quantity of Sencha').fill('3')
    await expect(page.getByText('$65.00').last()).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await shopper.getByRole('button', { name: 'Place order · $45.00' }).click()
    await expect(shopper.getByText('The shop changed this order')).toBeVisible()
    await expect(shopper.getByRole('button', { name: 'Place order · $65.00' })).toBeEnabled()

    const { content } = await ask<{ content: { id: string }[] }>(
      page.request,
      'GET',
      `/products/filtered-products?storeId=${storeId}`,
    )
    await ask(page.request, 'DELETE', `/products/delete/${content[0]!.id}`)
    await shopper.reload()
    await expect(shopper.getByText('No longer for sale.')).toBeVisible()
    await expect(shopper.getByRole('button', { name: /^Place order/ })).toBeDisabled()

    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No draft orders yet')).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(shopper)
    await shopper.context().close()
  })
})
