import { aText, openBuilder, outlineOf, sectionOf } from './open-builder.ts'
import { expect, test } from './product-test.ts'
import { lastRelease, watchReleases } from './watch-releases.ts'

/** Longer than what is laid out at once. */
const texts = Array.from({ length: 120 }, (_, nth) => aText(`t${nth}`))

test('a long page shows every section, in order', async ({ page }) => {
  const canvas = await openBuilder(page, ...texts)

  expect(await outlineOf(canvas)).toBe(texts.map(({ id }) => id).join(', '))
  // Where two stretches meet, texts stand as far apart as elsewhere.
  await sectionOf(canvas, 't24').scrollIntoViewIfNeeded()
  const heightOf = async (id: string) =>
    await sectionOf(canvas, id).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
  const height = await heightOf('t22')
  expect(await heightOf('t23')).toBe(height)
  expect(await heightOf('t24')).toBe(height)
})

test('a section that is carried far down a long page lands where the line was seen', async ({
  page,
}) => {
  const canvas = await openBuilder(page, ...texts)
  await watchReleases(page)
  const seen = (await page.locator('iframe').boundingBox())!
  const [x, middle] = [seen.x + seen.width / 2, seen.y + seen.height / 2]

  await page.mouse.move(x, middle)
  await page.mouse.down()
  await page.mouse.move(x, seen.y + seen.height - 4, { steps: 10 })
  const scrolled = () => canvas.locator('html').evaluate(({ scrollTop }) => scrollTop)
  await expect.poll(scrolled, { timeout: 30_000 }).toBeGreaterThan(4000)
  await page.mouse.move(x, middle, { steps: 5 })
  await page.mouse.up()

  const { isDrop, off } = await lastRelease(page)
  expect(isDrop).toBe(true)
  expect(off).toBeLessThanOrEqual(2)
})

test('a section that is moved on a long page stays selected, and in view', async ({ page }) => {
  const canvas = await openBuilder(page, ...texts)
  // The last of those that are laid out together.
  const section = sectionOf(canvas, 't23')
  await section.scrollIntoViewIfNeeded()
  await section.click()

  await canvas.getByRole('button', { name: 'Move Down' }).click()

  await expect.poll(() => outlineOf(canvas)).toContain('t22, t24, t23, t25')
  await expect(section).toBeInViewport()
  await expect(canvas.getByRole('toolbar')).toBeVisible()
})
