import { expect, type Page } from '@playwright/test'
import { reset, show, test, type Fixture } from '../fixtures/section-page.ts'

declare const sections: Fixture

const soon = { autoplayDelay: 1000 }
const byHand = { autoPlay: false }

/** Columns and gaps in pixels, by breakpoint. */
const widths = {
  categoriesSlider: { 320: [2, 6], 768: [3, 16], 1024: [5, 12] },
  productSlider: { 320: [2, 16], 768: [3, 16], 1024: [4, 12] },
  productGrid: { 320: [1, 16], 768: [2, 16], 1024: [4, 12] },
  simpleProductGrid: { 320: [2, 5], 768: [2, 16], 1024: [4, 12] },
} as const

const lists = ['productGrid', 'simpleProductGrid', 'productSlider', 'categoriesSlider']

function row(page: Page) {
  return page.getByRole('list', { name: 'Shop by Categories' })
}

async function firstShown(page: Page) {
  return await row(page).evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[]
    return Math.round(list.scrollLeft / (second!.offsetLeft - first!.offsetLeft)) % 8
  })
}

/** Looks more often than a row moves on by itself. */
async function expectFirst(page: Page, category: number) {
  await expect.poll(async () => await firstShown(page), { intervals: [100] }).toBe(category)
}

/** A scroll that began before the pointer came still completes. */
async function comesToRest(page: Page) {
  await row(page).evaluate(async (list) => {
    for (let still = 0, left = -1; still < 20; left = list.scrollLeft) {
      await new Promise(requestAnimationFrame)
      still = list.scrollLeft === left ? still + 1 : 0
    }
  })
}

function placesOf(list: Element) {
  const { columnGap, width, paddingLeft, paddingRight } = getComputedStyle(list)
  const [card] = list.children
  const spacing = parseFloat(columnGap)
  const inside = parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight)
  const columns = (inside + spacing) / (card!.getBoundingClientRect().width + spacing)
  return { columns: Math.round(columns), spacing }
}

test('rows of categories and products move, pause, retry and fill the cart', async ({ page }) => {
  await test.step('the categories move by themselves, and wait under the pointer and the focus', async () => {
    await reset(page)
    await show(page, 'categoriesSlider', soon)
    await expectFirst(page, 1)
    await row(page).hover()
    await comesToRest(page)
    const first = await firstShown(page)
    await page.waitForTimeout(1500)
    expect(await firstShown(page)).toBe(first)
    await row(page).focus()
    await page.mouse.move(1, 719)
    await page.waitForTimeout(1500)
    expect(await firstShown(page)).toBe(first)
  })

  await test.step('the categories can be paused and set going again', async () => {
    await reset(page)
    await show(page, 'categoriesSlider', soon)
    await page.getByRole('button', { name: 'Pause the categories' }).click()
    const paused = await firstShown(page)
    await page.waitForTimeout(1500)
    expect(await firstShown(page)).toBe(paused)
    await page.getByRole('button', { name: 'Play the categories' }).click()
    await expectFirst(page, paused + 1)
  })

  await test.step('the categories stand still for shoppers who asked for it', async () => {
    await reset(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show(page, 'categoriesSlider', soon)
    await page.waitForTimeout(1500)
    expect(await firstShown(page)).toBe(0)
    await expect(page.getByRole('button', { name: 'Pause the categories' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next categories' }).click()
    await expectFirst(page, 1)
  })

  await test.step('arrow keys move by one category, and the row starts over at both ends', async () => {
    await reset(page)
    await show(page, 'categoriesSlider', byHand)
    // The row duplicates its cards once it has measured its width.
    await expect(row(page).locator('li')).toHaveCount(16)
    await row(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expectFirst(page, 7)
    await page.keyboard.press('ArrowRight')
    await expectFirst(page, 0)
    for (let category = 1; category < 9; category += 1) {
      await page.keyboard.press('ArrowRight')
      await expectFirst(page, category % 8)
    }
    await expect(page.getByRole('link', { name: 'Green tea' })).toHaveCount(8)
  })

  await test.step('without a loop the row ends at its last category', async () => {
    await reset(page)
    await show(page, 'categoriesSlider', { ...byHand, loop: false, pagination: true })
    const [previous, next] = ['Previous', 'Next'].map((side) =>
      page.getByRole('button', { name: `${side} categories` }),
    )
    await expect(previous!).toBeDisabled()
    await page.getByRole('button', { name: 'Category 4' }).click()
    await expectFirst(page, 3)
    await expect(next!).toBeDisabled()
    await expect(page.locator('[aria-current=true]')).toHaveAttribute('aria-label', 'Category 4')
  })

  await test.step('where all categories fit there is nothing to move', async () => {
    await reset(page)
    await show(page, 'categoriesSlider', { numberOfCategories: 8, desktopColumns: 6 })
    await expect(page.getByRole('button')).toHaveCount(3)
    await page.evaluate(() => sections.show([sections.aSection('categoriesSlider')]))
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(page.getByRole('button')).toHaveCount(3)
  })

  for (const [type, places] of Object.entries(widths))
    await test.step(`a ${type} has its columns and its spacing at each width`, async () => {
      await reset(page)
      await show(page, type, { ...byHand, ...(type.endsWith('Grid') && { layoutType: 'slider' }) })
      for (const [width, [columns, spacing]] of Object.entries(places)) {
        await page.setViewportSize({ width: Number(width), height: 800 })
        expect(await page.locator('ul').evaluate(placesOf), width).toEqual({ columns, spacing })
      }
    })

  await test.step('without spacing and delay of their own, rows keep 32 pixels and wait three seconds', async () => {
    await reset(page)
    await show(page, 'productSlider', { spacing: '' })
    expect(await page.locator('ul').evaluate(placesOf)).toMatchObject({ spacing: 32 })
    await show(page, 'categoriesSlider', { autoplayDelay: '' })
    await page.waitForTimeout(2000)
    expect(await firstShown(page)).toBe(0)
    await expectFirst(page, 1)
  })

  for (const type of lists)
    await test.step(`a ${type} that could not be loaded comes with the retry`, async () => {
      await reset(page)
      await page.evaluate(() => (sections.isDown = true))
      await show(page, type)
      await expect(page.getByRole('alert')).toContainText('Out of tea.')
      await page.evaluate(() => (sections.isDown = false))
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

  for (const type of ['productGrid', 'productSlider', 'relatedProducts', 'recentlyViewed'])
    await test.step(`a ${type} takes its place before its products have come`, async () => {
      await reset(page)
      await page.evaluate(() => {
        localStorage.setItem('viewed', '["matcha","bancha"]')
        document.documentElement.dataset['viewed'] = ''
        sections.hold()
      })
      await show(page, type)
      const list = page.locator('section')
      const { height } = (await list.boundingBox())!
      await page.evaluate(() => sections.release())
      await expect(list.getByRole('link').first()).toBeVisible()
      expect((await list.boundingBox())!.height).toBe(height)
    })

  for (const type of lists)
    await test.step(`a ${type} of endless and foreign names keeps within the page`, async () => {
      await reset(page)
      await show(page, type, { title: `مرحبا 🍵 ${'x'.repeat(5000)}` })
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${width}`).toBeLessThanOrEqual(0)
      }
    })

  await test.step('a card puts one of its product into the cart, as its line is written', async () => {
    await reset(page)
    await show(page, 'productSlider')
    await page.getByRole('button', { name: 'Add to cart: Sencha 100 g' }).first().click()
    expect(await page.evaluate(() => sections.added)).toEqual([
      [
        {
          productId: '0',
          variationId: null,
          name: 'Sencha 100 g',
          price: 12.9,
          productImage: '/media/tea/sencha-1280.webp',
          selectedAttributes: {},
          storeId: '01900000-0000-7000-8000-000000000001',
          discountPrice: 0,
          shipping: 0,
        },
      ],
    ])
  })

  await test.step('arrow keys move the product slider', async () => {
    await reset(page)
    await show(page, 'productSlider')
    await page.getByRole('list', { name: 'New arrivals' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Previous products' })).toBeEnabled()
  })

  await test.step('the slider moves to more products and back', async () => {
    await reset(page)
    await show(page, 'productSlider')
    await expect(page.getByRole('button', { name: 'Previous products' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next products' }).click()
    await expect(page.getByRole('button', { name: 'Next products' })).toBeDisabled()
    await page.getByRole('button', { name: 'Previous products' }).click()
    await expect(page.getByRole('button', { name: 'Previous products' })).toBeDisabled()
  })
})
