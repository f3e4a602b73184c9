import { aContainer, aText, openBuilder, outlineOf, sectionOf } from './open-builder.ts'
import { expect, expectAccessible, test } from './product-test.ts'

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

test('a section moves to a place that is chosen by name', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await sectionOf(canvas, 'c').click()
  await page.keyboard.press('Alt+m')
  const dialog = page.getByRole('dialog', { name: 'Move to…' })
  await dialog.getByText('Inside').click()
  await dialog.getByRole('combobox', { name: 'Section' }).fill('cont')
  await page.getByRole('option', { name: '2 Container' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(() => outlineOf(canvas)).toBe('a, box(b, c)')
  await expect(page.getByRole('log')).toContainText('to position 2 of 2 in Container')
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => outlineOf(canvas)).toBe('a, box(c, b)')
})

test('sections are copied and cut from one page and pasted on another', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await sectionOf(canvas, 'a').click()
  await sectionOf(canvas, 'c').click({ modifiers: ['Shift'] })
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('log')).toContainText('3 sections copied.')

  const other = await openBuilder(page, aText('x'))
  await sectionOf(other, 'x').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByRole('log')).toContainText('3 sections pasted at position 2 of 4')
  await expect.poll(() => outlineOf(other)).toMatch(/^x, [\w-]+, [\w-]+\([\w-]+\), [\w-]+$/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => outlineOf(other)).toBe('x')

  await page.keyboard.press('ControlOrMeta+x')
  await expect.poll(() => outlineOf(other)).toBe('')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(other.getByText('Words of x')).toBeVisible()
})

test('sections go from one shop to another shop of the same owner', async ({ page }) => {
  const first = await openBuilder(page, ...content)
  const storeOf = () => page.evaluate(async () => (await fetch('/api/auth/check-auth')).json())
  const { selectedStoreId: here } = (await storeOf()) as { selectedStoreId: string }
  await sectionOf(first, 'box').click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('ControlOrMeta+c')
  await expect(page.getByRole('log')).toContainText('Container copied.')

  const other = await openBuilder(page, aText('x'))
  const { selectedStoreId: there } = (await storeOf()) as { selectedStoreId: string }
  expect(there).not.toBe(here)
  await sectionOf(other, 'x').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(other.getByText('Words of b')).toBeVisible()
  await expect.poll(() => outlineOf(other)).toMatch(/^x, [\w-]+\([\w-]+\)$/)
})

test('what is no section is not pasted, and the reason is said', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await sectionOf(canvas, 'a').click()
  await canvas.locator('body').evaluate((body) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '{"vitrine":"sections","sections":[{"id":1}]}')
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(page.getByRole('alert')).toContainText('damaged')
  await expect.poll(() => outlineOf(canvas)).toBe('a, box(b), c')
})

test('a text is edited where it stands, in one step', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  const text = canvas.getByText('Words of a')
  await text.dblclick()
  await page.keyboard.type('Fine teas')
  const field = page
    .getByRole('complementary', { name: 'Settings' })
    .getByLabel('Text', { exact: true })
  await expect(field.first()).toHaveValue('Fine teas')
  await page.keyboard.press('Enter')
  const written = canvas.getByText('Fine teas')
  await expect(written).not.toHaveAttribute('contenteditable')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(canvas.getByText('Words of a')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
})

test('by keyboard a text is reached with Tab and F2, and Escape cancels', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  await sectionOf(canvas, 'b').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const text = canvas.getByText('Words of b')
  await expect(text).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(canvas.getByText('Words of b and more')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(canvas.getByText('Words of b', { exact: true })).toBeVisible()
  await expect(sectionOf(canvas, 'b')).toBeFocused()

  await page.keyboard.press('F2')
  await page.keyboard.press('Delete')
  await expect(text).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(canvas.getByText('Words of b', { exact: true })).toBeVisible()
})

test('a shopper’s link is not followed while its words are edited', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  const link = canvas.getByRole('navigation').locator('[data-prop="links.0.label"]').first()
  await link.dblclick()
  await page.keyboard.type('Leaves')
  await sectionOf(canvas, 'c').click()
  await expect(link).toHaveText('Leaves')
  await expect(canvas.getByRole('toolbar', { name: 'Text tools' })).toBeVisible()
})
