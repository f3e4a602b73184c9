import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { show, showAll, test, type Fixture } from './section-test.ts'

declare const sections: Fixture

for (const mode of ['shop', 'canvas'] as const) {
  test(`every section hydrates as it was rendered (${mode})`, async ({ page }) => {
    const mended = await page.evaluate(async (mode) => {
      await sections.show(
        sections.types.map((type) => sections.aSection(type)),
        mode,
      )
      return sections.mended
    }, mode)
    expect(mended).toEqual([])
    const shown = await page.locator('[data-section-id]').count()
    expect(shown).toBe(await page.evaluate(() => sections.types.length))
  })
}

/** What is asked of a whole page, which these tests do not show. */
const outsideOfPages = ['region', 'page-has-heading-one', 'landmark-one-main']

test('every section with its defaults is accessible', async ({ page }) => {
  await showAll(page)
  const { violations } = await new AxeBuilder({ page }).disableRules(outsideOfPages).analyze()
  expect(violations).toEqual([])
})

const gone = '/media/gone.webp'
const linked: Record<string, object> = {
  'without a description': { src: gone, alt: '', url: '/shop' },
  'with one': { src: gone, alt: 'Hills in the mist', url: '/collection/green-tea' },
  'without a source': { src: '', alt: '', url: 'https://example.org' },
  'with an address that is none': { src: gone, alt: 'Hills', url: 'javascript:x' },
}

for (const mode of ['shop', 'canvas'] as const) {
  test(`a link with a missing picture is accessible, loaded or not (${mode})`, async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route(`**${gone}`, async (route) => {
      await answer.promise
      await route.fulfill({ status: 404 })
    })
    await page.evaluate(
      async ({ linked, mode }) => {
        const content = Object.entries(linked).map(([id, props]) => ({
          ...(sections.aSection('imageBlock', props as Record<string, unknown>) as object),
          id,
        }))
        await sections.show(content, mode)
      },
      { linked, mode },
    )
    const violations = async () =>
      (await new AxeBuilder({ page }).disableRules(outsideOfPages).analyze()).violations
    expect(await violations()).toEqual([])
    answer.resolve()
    await expect(page.locator('img')).toHaveCount(0)
    expect(await violations()).toEqual([])
    await page.unroute(`**${gone}`)
  })
}

test('a card adds to the cart, and the badge counts', async ({ page }) => {
  await showAll(page)
  await page.getByRole('button', { name: 'Add to cart: Sencha 100 g' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('the slider moves to more products and back', async ({ page }) => {
  await show(page, 'productSlider')
  await expect(page.getByRole('button', { name: 'Previous products' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next products' }).click()
  await expect(page.getByRole('button', { name: 'Next products' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous products' }).click()
  await expect(page.getByRole('button', { name: 'Previous products' })).toBeDisabled()
})

const slides = ['One', 'Two', 'Three'].map((title) => ({ id: title, title }))

test('the hero moves by itself, waits under the pointer, and can be paused', async ({ page }) => {
  await page.mouse.move(5, 700)
  await show(page, 'hero', { slides, autoplayDelay: 1000 })
  await expectSlide(page, 2)
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  await page.mouse.move(5, 700)
  const shown = await page.locator('[aria-current=true]').getAttribute('aria-label')
  await page.waitForTimeout(1500)
  await expect(page.locator('[aria-current=true]')).toHaveAttribute('aria-label', shown ?? '')
})

test('the hero ends at its last slide for whoever steps through it', async ({ page }) => {
  await show(page, 'hero', { slides, autoPlay: false, loop: true })
  await page.getByRole('button', { name: 'Slide 3' }).click()
  await expectSlide(page, 3)
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled()
})

test('picking a slide in the builder moves to it and stops the autoplay', async ({ page }) => {
  await show(page, 'hero', { slides, autoplayDelay: 1000 })
  await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
  await expectSlide(page, 3)
  await page.waitForTimeout(1500)
  await expectSlide(page, 3)
})

test('picking the same slide again moves back to it', async ({ page }) => {
  await show(page, 'hero', { slides })
  await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
  await expectSlide(page, 3)
  await page.getByRole('button', { name: 'Slide 1' }).click()
  await expectSlide(page, 1)
  await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
  await expectSlide(page, 3)
})

test('the hero stands still for shoppers who asked for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, 'hero', { slides, autoplayDelay: 1000 })
  await page.waitForTimeout(1500)
  await expectSlide(page, 1)
})

test('on a phone the links are in a drawer that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await show(page, 'navbar')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Shop', exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('messages of the top bar can be removed, and the bar closed', async ({ page }) => {
  const messages = ['Ships today', 'Sale'].map((text) => ({ id: text, icon: '', text }))
  await show(page, 'topbar', { messages, showRemove: true, animationDuration: 120 })
  // Under the pointer the messages stand still.
  await page.getByRole('complementary').hover()
  await page.getByRole('button', { name: 'Remove “Ships today”' }).click()
  await expect(page.getByText('Ships today')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await expect(page.getByText('Sale')).toHaveCount(0)
})

test('no section is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await showAll(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

async function expectSlide(page: Page, number: number) {
  const bullet = page.locator('[aria-current=true]')
  await expect(bullet).toHaveAttribute('aria-label', `Slide ${number}`)
}
