import { openBuilder } from './builder-test.ts'
import { expect, expectAccessible, test } from './product-test.ts'

test('entries of a list are moved by pointer and by keyboard', async ({ page }) => {
  const { settings, canvas, add } = await openBuilder(page)
  await add('Testimonials')
  const names = settings
    .getByRole('group', { name: 'Testimonials' })
    .getByRole('button', { expanded: false })
  await expect(names).toHaveText(['Clara Jensen', 'Yusuf Demir', 'Amélie Roux'])

  const handle = settings.getByRole('button', { name: 'Move Clara Jensen' })
  await handle.focus()
  await page.keyboard.press('ArrowDown')
  await expect(names).toHaveText(['Yusuf Demir', 'Clara Jensen', 'Amélie Roux'])
  await expect(handle).toBeFocused()
  await expect(page.getByText('Clara Jensen moved to position 2 of 3.')).toBeAttached()
  await expect(canvas.getByRole('figure').first()).toContainText('Yusuf Demir')

  const last = await settings.getByRole('button', { name: 'Move Amélie Roux' }).boundingBox()
  const first = await settings.getByRole('button', { name: 'Move Yusuf Demir' }).boundingBox()
  await settings.getByRole('button', { name: 'Move Amélie Roux' }).hover()
  await page.mouse.down()
  await page.mouse.move(last!.x + 8, first!.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(names).toHaveText(['Amélie Roux', 'Yusuf Demir', 'Clara Jensen'])

  await settings.getByRole('button', { name: 'Move Clara Jensen' }).hover()
  await page.mouse.down()
  await page.mouse.move(first!.x + 8, first!.y - 20, { steps: 8 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(names).toHaveText(['Amélie Roux', 'Yusuf Demir', 'Clara Jensen'])
  await expect(settings.getByRole('heading', { name: 'Testimonials' })).toBeVisible()
})

test('an entry lands where the pointer is, also when it is let go before the next frame', async ({
  page,
}) => {
  const { settings, add } = await openBuilder(page)
  await add('Testimonials')
  const names = settings
    .getByRole('group', { name: 'Testimonials' })
    .getByRole('button', { expanded: false })
  const top = (await settings.getByRole('button', { name: 'Move Clara Jensen' }).boundingBox())!
  const handle = settings.getByRole('button', { name: 'Move Amélie Roux' })
  await handle.hover()
  await page.mouse.down()
  await handle.evaluate((held, y) => {
    for (const type of ['pointermove', 'pointerup'])
      held.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientY: y, bubbles: true }))
  }, top.y + 4)
  await page.mouse.up()
  await expect(names).toHaveText(['Amélie Roux', 'Clara Jensen', 'Yusuf Demir'])
})

test('entries are added, duplicated, removed and brought back, up to the limit', async ({
  page,
}) => {
  const { settings, canvas, add } = await openBuilder(page)
  await add('Footer')
  const networks = settings.getByRole('group', { name: 'Social networks' })
  await expect(networks.getByText('4 is the most: remove one to add another.')).toBeVisible()
  await expect(networks.getByRole('button', { name: 'Duplicate Network 1' })).toBeDisabled()

  await networks.getByRole('button', { name: 'Remove Network 2' }).click()
  await expect(networks.getByText('Twitter is removed.')).toBeVisible()
  await expect(networks.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(networks.getByRole('button', { expanded: false })).toHaveText([
    'Instagram',
    'Twitter',
    'Facebook',
    'Pinterest',
  ])

  await add('Testimonials')
  await settings.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(settings.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ada Brandt')
  await expect(canvas.getByText('Ada Brandt')).toBeVisible()
  await settings.getByRole('button', { name: 'Duplicate Testimonial 4' }).click()
  await expect(canvas.getByText('Ada Brandt')).toHaveCount(2)
  await expectAccessible(page)
})
