import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner, type Store } from './owner-api.ts'
import { at, expect } from './product-test.ts'

export const email = 'ada.pays@tea.example'

/** A shop with three Sencha of $20, whose stock is counted. */
export async function aSenchaShop(page: Page) {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  const product = { storeId: store.storeId, name: 'Sencha', price: 20, trackStock: true, stock: 3 }
  const sencha = await ask<{ id: string; slug: string }>(
    page.request,
    'POST',
    '/products/add-product',
    product,
  )
  return { store, sencha, slug: sencha.slug }
}

/** The same one, taking cards. */
export async function aCardShop(page: Page) {
  const shop = await aSenchaShop(page)
  const keys = { storeId: shop.store.storeId, secretKey: newKey() }
  await ask(page.request, 'PUT', '/payments/stripe', keys)
  return shop
}

export function newKey() {
  return `sk_test_${randomBytes(12).toString('hex')}`
}

export async function fillCheckout(page: Page, { storeDomain }: Store, slug: string) {
  await page.goto(at(storeDomain, `/product/${slug}`))
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Address', { exact: true }).fill('1 Tea Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('ZIP code').fill('97201')
  await page.getByLabel('State').selectOption('OR')
  await page.getByRole('radio', { name: /^Card/ }).check()
  await expect(page.getByRole('button', { name: 'Place order · $20.00' })).toBeEnabled()
  await expectReckoned(page)
}

/** Sums that are being reckoned anew are dimmed. */
export async function expectReckoned(page: Page) {
  await expect(page.locator('dl[aria-busy="true"]')).toHaveCount(0)
}

export async function toThePayment(page: Page) {
  // While the choice is priced the button does nothing; pressed twice, it leads to the same page.
  await expect(async () => {
    await page.getByRole('button', { name: 'Place order · $20.00' }).click({ timeout: 2000 })
    await expect(page.getByRole('heading', { name: /^Pay / })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
}
