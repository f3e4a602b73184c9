import type { CDPSession, Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from './open-builder.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './product-test.ts'

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** A finger that rests until it holds something, goes somewhere, and is lifted. */
async function drag(page: Page, from: Box, to: { x: number; y: number }) {
  const touch: CDPSession = await page.context().newCDPSession(page)
  const at = (type: string, touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
  const start = middleOf(from)
  await at('touchStart', [start])
  await expect(page.locator('[data-carried]')).toBeVisible()
  for (let step = 1; step <= 6; step++) {
    const part = step / 6
    await at('touchMove', [
      { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part },
    ])
  }
  await expect(page.locator('[data-carried]:not([data-outside])')).toBeVisible()
  await at('touchEnd', [])
}

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

test('on a tablet sections are added, moved and set with a finger', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await expectNoSidewaysScroll(page)
  const panels = page.getByRole('navigation', { name: 'Panels' })

  await drag(
    page,
    (await sectionOf(canvas, 'c').boundingBox())!,
    middleOf((await sectionOf(canvas, 'b').boundingBox())!),
  )
  await expect.poll(() => outlineOf(canvas)).toMatch(/^a, box\((b, c|c, b)\)$/)

  await panels.getByRole('button', { name: 'Add' }).tap()
  const first = (await sectionOf(canvas, 'a').boundingBox())!
  const tile = page.getByRole('button', { name: 'Image', exact: true })
  await drag(page, (await tile.boundingBox())!, { x: first.x + 600, y: first.y + 3 })
  await expect.poll(() => outlineOf(canvas)).toMatch(/^[\w-]+, a, box/)

  await panels.getByRole('button', { name: 'Layers' }).tap()
  const row = (name: string) => page.getByRole('treeitem', { name })
  const above = (await row('Image').boundingBox())!
  await drag(page, (await row('Words of b').boundingBox())!, { x: above.x + 200, y: above.y + 3 })
  await expect.poll(() => outlineOf(canvas)).toMatch(/^b, [\w-]+, a, box\(c\)$/)
  await expectAccessible(page)

  await row('Words of a').tap()
  await panels.getByRole('button', { name: 'Settings' }).tap()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Text', { exact: true }).first().fill('By hand')
  await expect(canvas.getByText('By hand', { exact: true })).toBeVisible()
})

test('the tools of a selected section are as large as a finger', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await canvas.getByText('Words of a').tap()
  for (const tool of await canvas.getByRole('toolbar').getByRole('button').all()) {
    const { width, height } = (await tool.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5)
  }
  await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
})

test('on a phone the panels are sheets and the canvas keeps the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const canvas = await openBuilder(page, ...content)
  await expectNoSidewaysScroll(page)
  const panels = page.getByRole('navigation', { name: 'Panels' })
  await panels.getByRole('button', { name: 'Layers' }).tap()
  await page.getByRole('treeitem', { name: 'Words of b' }).tap()
  await panels.getByRole('button', { name: 'Settings' }).tap()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Text', { exact: true }).first().fill('In a pocket')
  await panels.getByRole('button', { name: 'Settings' }).tap()
  await expect(settings).toBeHidden()
  await expect(canvas.getByText('In a pocket')).toBeVisible()
  await expectAccessible(page)
})
