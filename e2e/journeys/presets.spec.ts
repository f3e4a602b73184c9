import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import { makeTemplateShop } from '../../scripts/template-shop.ts'
import { ask, signInDemoOwner } from '../fixtures/owner-api.ts'
import { at, expectAccessible, expectReadable, test } from '../fixtures/product-test.ts'

test('everyone can use a shop of templates in each of the presets', async ({ page, context }) => {
  await signInDemoOwner(page.request)
  const { storeId, storeDomain } = await makeTemplateShop(page)
  const shopper = await context.newPage()
  await shopper.emulateMedia({ reducedMotion: 'reduce' })

  for (const { name, theme } of themePresets)
    await test.step(name, async () => {
      await ask(page.request, 'PUT', '/store/update-theme', { storeId, theme })
      await shopper.goto(at(storeDomain, '/page/sections'))
      // Presets differ in colours; the first is checked by all rules.
      await (theme === themePresets[0]!.theme ? expectAccessible : expectReadable)(shopper)
    })
})
