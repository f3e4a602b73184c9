import type { Page } from '@playwright/test'
import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import { makeTemplateShop } from '../../scripts/template-shop.ts'
import { ask } from '../fixtures/owner-api.ts'
import { at, expect, expectAccessible, signIn, test } from '../fixtures/product-test.ts'

async function openDrawer(shopper: Page) {
  await shopper.getByRole('button', { name: 'Add to Cart' }).click()
  await shopper.getByRole('button', { name: /^Cart, \d+ item/ }).click()
  const drawer = shopper.getByRole('dialog', { name: /^Your Cart/ })
  await expect(drawer.getByText('Total')).toBeVisible()
  await expectAccessible(shopper)
  await shopper.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

async function openSearch(shopper: Page) {
  await shopper.getByRole('button', { name: /^Search/ }).click()
  const modal = shopper.getByRole('dialog', { name: 'Product Search' })
  await modal.getByRole('searchbox').fill('sencha')
  await modal.getByRole('searchbox').press('Enter')
  await expect(modal.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(shopper)
}

test('everyone can use a shop of templates in each of the presets', async ({ page, context }) => {
  test.setTimeout(300_000)
  await signIn(page)
  await page.waitForURL(/choose-store|dashboard/)
  const { storeId, storeDomain } = await makeTemplateShop(page)
  const shopper = await context.newPage()
  await shopper.emulateMedia({ reducedMotion: 'reduce' })

  for (const { name, theme } of themePresets)
    await test.step(name, async () => {
      await ask(page.request, 'PUT', '/store/update-theme', { storeId, theme })
      for (const path of ['/page/sections', '/product/sencha']) {
        await shopper.goto(at(storeDomain, path))
        await expectAccessible(shopper)
      }
      await openDrawer(shopper)
      await openSearch(shopper)
    })
})
