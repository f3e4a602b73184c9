import { aContainer, aText, openBuilder, outlineOf, sectionOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures/product-test.ts'
import { drag, middleOf, slide } from '../fixtures/touch.ts'

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]
const long = { ...aText('long'), props: { text: 'Many words. '.repeat(80) } }

test('sections are added, moved and set with a finger, on a tablet and on a phone', async ({
  page,
}) => {
  const canvas = await openBuilder(page, ...content)
  const panels = page.getByRole('navigation', { name: 'Panels' })

  await test.step('the tools of a selected section are as large as a finger', async () => {
    await canvas.getByText('Words of a').tap()
    for (const tool of await canvas.getByRole('toolbar').getByRole('button').all()) {
      const { width, height } = (await tool.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.5)
    }
    await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
  })

  await test.step('on a tablet sections are added, moved and set with a finger', async () => {
    await expectNoSidewaysScroll(page)

    await drag(
      page,
      (await sectionOf(canvas, 'c').boundingBox())!,
      middleOf((await sectionOf(canvas, 'b').boundingBox())!),
    )
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, box\((b, c|c, b)\)$/)

    await panels.getByRole('button', { name: 'Add' }).tap()
    const first = (await sectionOf(canvas, 'a').boundingBox())!
    const tile = page.getByRole('button', { name: 'Image', exact: true })
    await tile.scrollIntoViewIfNeeded()
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

  await test.step('on a phone the panels are sheets and the canvas keeps the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The page that is open would call with a session that another sign-in has ended.
    await page.goto('about:blank')
    const canvas = await openBuilder(page, ...content, long, aText('d'))
    await expectNoSidewaysScroll(page)
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 390)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('status')).toHaveText('Saved')
    await expect(bar.getByRole('status')).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: 'More for this page' }).tap()
    await page.getByRole('menuitem', { name: 'Revisions' }).tap()
    const revisions = page.getByRole('complementary', { name: 'Revisions' })
    await expect(revisions).toBeInViewport()
    await revisions.getByRole('button', { name: 'Close the revisions' }).tap()

    await panels.getByRole('button', { name: 'Layers' }).tap()
    const layers = page.getByRole('complementary', { name: 'Sections' })
    for (const id of ['d', 'b']) {
      await page.getByRole('treeitem', { name: `Words of ${id}` }).tap()
      const sheet = (await layers.boundingBox())!
      const bottom = async () => {
        const { y, height } = (await sectionOf(canvas, id).boundingBox())!
        return y + height
      }
      await expect.poll(bottom, `the end of ${id}`).toBeLessThanOrEqual(sheet.y + 1)
    }
    await panels.getByRole('button', { name: 'Settings' }).tap()
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByLabel('Text', { exact: true }).first().fill('In a pocket')
    await panels.getByRole('button', { name: 'Settings' }).tap()
    await expect(settings).toBeHidden()
    await expect(canvas.getByText('In a pocket')).toBeVisible()
    await expectAccessible(page)
  })
})

test('all panels stay beside the page on a tablet held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })

  const canvas = await openBuilder(page, ...content)
  await expectNoSidewaysScroll(page)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(settings).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('status')).toHaveText('Saved')
  const cut = await bar
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut, 'words of the bar that are cut').toEqual([])

  const first = (await sectionOf(canvas, 'a').boundingBox())!
  const tile = page.getByRole('button', { name: 'Testimonials', exact: true })
  await tile.scrollIntoViewIfNeeded()
  const above = { x: middleOf(first).x, y: first.y + 3 }
  await drag(page, (await tile.boundingBox())!, above)
  await expect.poll(() => outlineOf(canvas)).toMatch(/^[\w-]{8,}, a, box\(b\), c$/)
  await expect(settings.getByRole('heading', { name: 'Testimonials' })).toBeVisible()

  const names = settings
    .getByRole('group', { name: 'Testimonials' })
    .getByRole('button', { expanded: false })
  await expect(names).toHaveText(['Clara Jensen', 'Yusuf Demir', 'Amélie Roux'])
  const handle = (name: string) => settings.getByRole('button', { name: `Move ${name}` })
  await handle('Amélie Roux').scrollIntoViewIfNeeded()
  const top = (await handle('Clara Jensen').boundingBox())!
  const source = (await handle('Amélie Roux').boundingBox())!
  await slide(page, source, { x: source.x + 8, y: top.y + 4 })
  await expect(names).toHaveText(['Amélie Roux', 'Clara Jensen', 'Yusuf Demir'])
  await expect(canvas.getByRole('figure').first()).toContainText('Amélie Roux')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Layers' }).tap()
  const row = (name: string) => page.getByRole('treeitem', { name })
  const goal = (await row('Testimonials').boundingBox())!
  await drag(page, (await row('Words of c').boundingBox())!, { x: goal.x + 90, y: goal.y + 3 })
  await expect.poll(() => outlineOf(canvas)).toMatch(/^c, [\w-]{8,}, a, box\(b\)$/)
})
