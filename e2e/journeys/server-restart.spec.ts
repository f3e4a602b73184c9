import type { APIRequestContext } from '@playwright/test'
import { Product } from '@vitrine/harness/product.ts'
import { aNewShop } from '../fixtures/new-shop.ts'
import { expect as expectSoon, test } from '../fixtures/product-test.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ expectedErrors: /Failed to load resource|net::ERR_/ })

const expect = expectSoon.configure({ timeout: 45_000 })

interface Draft {
  id: string
  content: { props: { text: string } }[]
}

async function aPage(request: APIRequestContext, origin: string): Promise<string> {
  const { storeId, ask } = await aNewShop(request, origin)
  const content = [
    { id: 'words', type: 'textBlock', contentType: 'normal', props: { text: 'Tea.' } },
  ]
  return (await ask<Draft>('/page/add-page', { storeId, name: 'Story', content })).id
}

test('the server is killed while its owner types, and nothing is lost once it is back', async ({
  page,
}) => {
  const product = await Product.prepare({}, { keepsPort: true })
  try {
    await product.start()
    const pageId = await aPage(page.request, product.origin)
    await page.goto(`${product.origin}/builder?page=${pageId}`)
    const canvas = page.frameLocator('iframe')
    await canvas.getByText('Tea.', { exact: true }).click()
    const field = page
      .getByRole('complementary', { name: 'Settings' })
      .getByLabel('Text', { exact: true })
      .first()
    const state = page.getByRole('status').first()
    await field.fill('Sencha')
    await product.kill('server', 0)
    await field.pressSequentially(', and what was typed while the server was away')
    await expect(state).toHaveText('Offline: kept on this device')

    await product.start()
    await expect(state).toHaveText('Saved')
    const path = `${product.origin}/api/page/get-page-by-id?pageId=${pageId}`
    const saved = (await (await page.request.get(path)).json()) as Draft
    expect(saved.content[0]?.props.text).toBe(
      'Sencha, and what was typed while the server was away',
    )
  } finally {
    await product.remove()
  }
})
