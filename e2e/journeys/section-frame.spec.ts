import { expect, type Page } from '@playwright/test'
import { reset, show, test, type Fixture } from '../fixtures/section-page.ts'
import { watchBadge } from '../fixtures/watch-badge.ts'

declare const sections: Fixture

const slides = ['One', 'Two', 'Three'].map((title) => ({ id: title, title }))

async function expectSlide(page: Page, number: number) {
  const bullet = page.locator('[aria-current=true]')
  await expect(bullet).toHaveAttribute('aria-label', `Slide ${number}`)
}

function animationOf(page: Page, selector: string) {
  const shown = page.locator(selector).first()
  return shown.evaluate((element) => {
    const { animationName, animationDuration, animationPlayState } = getComputedStyle(element)
    return { name: animationName, duration: animationDuration, state: animationPlayState }
  })
}

async function showShelf(page: Page) {
  await page.evaluate(() =>
    sections.show(['navbar', 'productGrid'].map((type) => sections.aSection(type))),
  )
}

async function gapOfLinks(page: Page): Promise<number> {
  const main = page.getByRole('navigation', { name: 'Main' })
  const [first, second] = await Promise.all(
    [0, 1].map((index) => main.getByRole('listitem').nth(index).boundingBox()),
  )
  return Math.round(second!.x - first!.x - first!.width)
}

test('the hero, the top bar and the navigation move, pause and are used by hand', async ({
  page,
}) => {
  await test.step('the hero moves by itself, waits under the pointer, and can be paused', async () => {
    await reset(page)
    await page.mouse.move(5, 700)
    await show(page, 'hero', { slides, autoplayDelay: 1000 })
    await expectSlide(page, 2)
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await page.mouse.move(5, 700)
    const shown = await page.locator('[aria-current=true]').getAttribute('aria-label')
    await page.waitForTimeout(1500)
    await expect(page.locator('[aria-current=true]')).toHaveAttribute('aria-label', shown ?? '')
  })

  await test.step('stepping through the hero ends at its last slide', async () => {
    await reset(page)
    await show(page, 'hero', { slides, autoPlay: false, loop: true })
    await page.getByRole('button', { name: 'Slide 3' }).click()
    await expectSlide(page, 3)
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled()
  })

  await test.step('picking a slide in the builder moves to it and stops the autoplay', async () => {
    await reset(page)
    await show(page, 'hero', { slides, autoplayDelay: 1000 })
    await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
    await expectSlide(page, 3)
    await page.waitForTimeout(1500)
    await expectSlide(page, 3)
  })

  await test.step('picking the same slide again moves back to it', async () => {
    await reset(page)
    await show(page, 'hero', { slides })
    await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
    await expectSlide(page, 3)
    await page.getByRole('button', { name: 'Slide 1' }).click()
    await expectSlide(page, 1)
    await page.evaluate(() => sections.pickSlide({ sectionId: 'hero', slide: 2 }))
    await expectSlide(page, 3)
  })

  await test.step('the hero stands still for shoppers who asked for it', async () => {
    await reset(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page, 'hero', { slides, autoplayDelay: 1000 })
    await page.waitForTimeout(1500)
    await expectSlide(page, 1)
  })

  await test.step('the arrow keys move the slides', async () => {
    await reset(page)
    const slides = ['One', 'Two'].map((title) => ({ id: title, title }))
    await show(page, 'hero', { slides, autoPlay: false })
    await page.getByRole('button', { name: 'Slide 1' }).focus()
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key)
      const shown = page.locator('[aria-current=true]')
      await expect(shown).toHaveAttribute('aria-label', `Slide ${number}`)
    }
  })

  await test.step('the browser keeps its own keys, such as Alt with an arrow to go back', async () => {
    const isPrevented = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('keydown', (event) => {
            if (event.key === 'ArrowRight') resolve(event.defaultPrevented)
          })
        }),
    )
    await page.keyboard.press('Alt+ArrowRight')
    expect(await isPrevented).toBe(false)
  })

  await test.step('messages of the top bar can be removed, and the bar closed', async () => {
    await reset(page)
    const messages = ['Ships today', 'Sale'].map((text) => ({ id: text, icon: '', text }))
    await show(page, 'topbar', { messages, showRemove: true, animationDuration: 120 })
    // Hovering pauses the messages.
    await page.getByRole('complementary').hover()
    await page.getByRole('button', { name: 'Remove “Ships today”' }).click()
    await expect(page.getByText('Ships today')).toHaveCount(0)
    await page.getByRole('button', { name: 'Close announcements' }).click()
    await expect(page.getByText('Sale')).toHaveCount(0)
  })

  await test.step('a top bar that was closed stays closed for the visit', async () => {
    await reset(page)
    await show(page, 'topbar')
    await page.getByRole('button', { name: 'Close announcements' }).click()
    await show(page, 'topbar')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })

  await test.step('the top bar goes round in twelve seconds, and pauses under the focus', async () => {
    await reset(page)
    await show(page, 'topbar')
    expect(await animationOf(page, 'aside ul')).toMatchObject({ duration: '12s', state: 'running' })
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await animationOf(page, 'aside ul')).state).toBe('paused')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animationOf(page, 'aside ul')).toMatchObject({ name: 'none' })
  })

  await test.step('on a phone the links are in a drawer that Escape closes', async () => {
    await reset(page)
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

  await test.step('a card adds to the cart, and the badge counts', async () => {
    await reset(page)
    await showShelf(page)
    await page.getByRole('button', { name: 'Add to cart: Sencha 100 g' }).first().click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  await test.step('the badge moves for half a second when the count rises', async () => {
    await reset(page)
    await showShelf(page)
    await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
    const moved = await watchBadge(page)
    await page.getByRole('button', { name: 'Add to cart: Sencha 100 g' }).first().click()
    expect(await moved()).toBe('0.5s')
  })

  await test.step('the badge moves at every rise, also after a fall within half a second', async () => {
    await reset(page)
    await show(page, 'navbar')
    await page.evaluate(() => sections.setCount(2))
    const rested = await watchBadge(page)
    for (const items of [3, 2]) await page.evaluate((count) => sections.setCount(count), items)
    expect(await rested()).toBe('0.5s')
    const moved = await watchBadge(page)
    await page.evaluate(() => sections.setCount(3))
    expect(await moved()).toBe('0.5s')
  })

  await test.step('links of the navigation are as far apart as the owner says', async () => {
    await reset(page)
    for (const linkSpacing of ['2rem', '77px', '4px']) {
      await show(page, 'navbar', { linkSpacing })
      expect(await gapOfLinks(page)).toBe(
        linkSpacing === '2rem' ? 32 : Number.parseFloat(linkSpacing),
      )
    }
  })
})
