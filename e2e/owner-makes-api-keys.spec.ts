import { type APIRequestContext, type Page, request } from '@playwright/test'
import { ask, createStore, signInDemoOwner, type Store } from './owner-api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, main, test } from './product-test.ts'

test('an owner makes a key, a program works with it, and revoking it ends that', async ({
  page,
}) => {
  await signInDemoOwner(page.request)
  const store = await createStore(page.request)
  await ask(page.request, 'POST', '/products/add-product', {
    storeId: store.storeId,
    name: 'Sencha',
    price: 20,
  })
  const key = await makeKey(page)

  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${key}` } })
  expect(await productsOf(program, store)).toMatchObject({ content: [{ name: 'Sencha' }] })
  expect((await program.get(main(`/api/orders?storeId=${store.storeId}`))).status()).toBe(403)

  await page.reload()
  await expect(page.getByText(`vit_live_…${key.slice(-4)}`)).toBeVisible()
  await expect(page.getByText('Never used')).toBeHidden()
  await page.getByRole('button', { name: 'Revoke Stock sync' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  expect(await productsOf(program, store)).toMatchObject({ code: 'key_not_valid' })
  await program.dispose()
})

/** @returns the key, as it is shown this once */
async function makeKey(page: Page): Promise<string> {
  await page.goto(main('/dashboard/developers'))
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByText('Choose at least one permission.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Stock sync')
  await dialog
    .getByRole('radiogroup', { name: 'Products, stock and imports' })
    .getByText('Change')
    .click()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByLabel('API key', { exact: true })
  await expect(shown).toHaveValue(/^vit_live_/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const key = await shown.inputValue()
  await page.getByRole('button', { name: 'I have saved it' }).click()
  await expect(page.getByText('Changes products, stock and imports')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  return key
}

async function productsOf(program: APIRequestContext, { storeId }: Store): Promise<unknown> {
  const answer = await program.get(main(`/api/products/filtered-products?storeId=${storeId}`))
  return await answer.json()
}
