import type { FrameLocator, Locator } from '@playwright/test'
import { aText, openBuilder, outlineOf, sectionOf } from '../fixtures/open-builder.ts'
import { expect, test } from '../fixtures/product-test.ts'
import { lastRelease, watchReleases } from '../fixtures/watch-releases.ts'

/** Long enough for several render chunks. */
const texts = Array.from({ length: 120 }, (_, nth) => aText(`t${nth}`))

const row = (tree: Locator, name: string) => tree.getByRole('treeitem', { name })

const scrolledOf = (canvas: FrameLocator) =>
  canvas.locator('html').evaluate(({ scrollTop }) => scrollTop)

async function scrollToTop(canvas: FrameLocator) {
  await canvas.locator('html').evaluate((html) => html.scrollTo({ top: 0, behavior: 'instant' }))
}

test('a page of 120 sections is edited as a short one is', async ({ page }) => {
  const tree = page.getByRole('tree', { name: 'Sections of this page' })

  const canvas = await openBuilder(page, ...texts)

  await test.step('a long page shows every section, in order', async () => {
    expect(await outlineOf(canvas)).toBe(texts.map(({ id }) => id).join(', '))
    // Gaps are the same where two chunks meet.
    await sectionOf(canvas, 't24').scrollIntoViewIfNeeded()
    const heightOf = async (id: string) =>
      await sectionOf(canvas, id).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
    const height = await heightOf('t22')
    expect(await heightOf('t23')).toBe(height)
    expect(await heightOf('t24')).toBe(height)
  })

  await test.step('Ctrl A selects every section, and the page stays where it is', async () => {
    await sectionOf(canvas, 't24').click()
    const isScrolled = canvas.locator('html').evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('scroll', () => resolve(true), { once: true })
          const wait = (frames: number) => {
            if (frames === 0) resolve(false)
            else requestAnimationFrame(() => wait(frames - 1))
          }
          wait(30)
        }),
    )
    await page.keyboard.press('ControlOrMeta+a')
    await expect(page.getByText('120 sections selected', { exact: true })).toBeVisible()
    expect(await isScrolled).toBe(false)
  })

  await test.step('a section that is moved on a long page stays selected, and in view', async () => {
    const section = sectionOf(canvas, 't23')
    await section.scrollIntoViewIfNeeded()
    await section.click()

    await canvas.getByRole('button', { name: 'Move Down' }).click()

    await expect.poll(() => outlineOf(canvas)).toContain('t22, t24, t23, t25')
    await expect(section).toBeInViewport()
    await expect(canvas.getByRole('toolbar')).toBeVisible()
  })

  await test.step('the outline draws only what is seen', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click()
    await row(tree, 'Words of t0').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(row(tree, 'Words of t119')).toBeInViewport()
    expect(await tree.getByRole('treeitem').count()).toBeLessThan(70)
  })

  await test.step('choosing in the outline scrolls the page in the canvas and leaves the canvas in its place', async () => {
    const placeOfCanvas = () =>
      page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().y)
    const before = await placeOfCanvas()
    const footer = canvas.getByRole('contentinfo').first()
    await row(tree, 'Footer').click()
    await expect(footer).toBeInViewport()
    await page.keyboard.press('Home')
    await row(tree, 'Words of t0').click()
    await expect(footer).not.toBeInViewport()
    await page.keyboard.press('End')
    await row(tree, 'Footer').click()
    await expect(footer).toBeInViewport()
    expect(await placeOfCanvas()).toBe(before)
  })

  await test.step('a section far away is in view, though none on the way was drawn before', async () => {
    await page.reload()
    await page.getByRole('tab', { name: 'Layers' }).click()
    await tree.getByRole('treeitem').first().focus()
    await page.keyboard.press('End')
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(row(tree, 'Words of t95')).toBeFocused({ timeout: 50 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(sectionOf(canvas, 't95')).toBeInViewport()
  })

  await test.step('the wheel scrolls the page during a drag', async () => {
    await scrollToTop(canvas)
    const box = (await canvas.getByText('Words of t1', { exact: true }).boundingBox())!
    await canvas.getByText('Words of t1', { exact: true }).hover()
    await page.mouse.down()
    await page.mouse.move(box.x + 40, 450, { steps: 12 })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrolledOf(canvas)).toBeGreaterThan(500)
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })

  await test.step('a section that is carried far down a long page lands where the line was seen', async () => {
    await scrollToTop(canvas)
    await watchReleases(page)
    const seen = (await page.locator('iframe').boundingBox())!
    const [x, middle] = [seen.x + seen.width / 2, seen.y + seen.height / 2]

    await page.mouse.move(x, middle)
    await page.mouse.down()
    await page.mouse.move(x, seen.y + seen.height - 4, { steps: 10 })
    await expect.poll(() => scrolledOf(canvas), { timeout: 30_000 }).toBeGreaterThan(4000)
    await page.mouse.move(x, middle, { steps: 5 })
    await page.mouse.up()

    const { isDrop, off } = await lastRelease(page)
    expect(isDrop).toBe(true)
    expect(off).toBeLessThanOrEqual(2)
  })
})
