import type { Page } from '@playwright/test'
import { aContainer, aText, openBuilder, outlineOf, sectionOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, test } from '../fixtures/product-test.ts'

const addMenu = (page: Page) => page.getByRole('dialog', { name: 'Add a section' })
const acts = (page: Page) => page.getByRole('menu')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Pixels of the selected section's tools beside what is seen of the canvas. */
async function overhangOf(page: Page) {
  const tools = (await page.frameLocator('iframe').getByRole('toolbar').boundingBox())!
  const seen = (await page.locator('[data-canvas-area]').boundingBox())!
  const right = tools.x + tools.width - (seen.x + seen.width)
  return Math.round(Math.max(0, seen.x - tools.x, right))
}

test('sections are added between others, and everything is found where it is needed', async ({
  page,
}) => {
  const canvas = await openBuilder(page, aText('a'), aText('b'), aContainer('box', aText('c')))
  const start = 'a, b, box(c)'
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('the ＋ on the line between two sections adds exactly there', async () => {
    const { x, y, width, height } = (await sectionOf(canvas, 'a').boundingBox())!
    await page.mouse.move(x + width / 3, y + height - 4)
    await canvas.getByRole('button', { name: 'Add after Text' }).click()
    await expect(
      addMenu(page).getByRole('combobox', { name: 'Find a section to add here' }),
    ).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('image')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(addMenu(page)).toBeHidden()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, [\w-]{8,}, b, box\(c\)$/)
    await undo(page).click()
    await expect.poll(() => outlineOf(canvas)).toBe(start)

    await sectionOf(canvas, 'c').click()
    await canvas.getByRole('button', { name: 'Add before Text' }).click()
    await addMenu(page).getByRole('option', { name: 'Text', exact: true }).first().click()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, box\([\w-]{8,}, c\)$/)
    await undo(page).click()
  })

  await test.step('Enter in the search of the palette adds the first that it finds', async () => {
    const search = page.getByRole('textbox', { name: 'Find a section', exact: true })
    await search.fill('image')
    await search.press('Enter')
    await expect(canvas.getByText('No image selected')).toBeVisible()
    await search.fill('')
    await undo(page).click()
    await expect.poll(() => outlineOf(canvas)).toBe(start)
  })

  await test.step('a right click, and the key of the menu, offer what a section can do', async () => {
    await canvas.getByText('Words of b').click({ button: 'right' })
    await expect(canvas.getByRole('toolbar')).toBeVisible()
    await acts(page).getByRole('menuitem', { name: 'Move up' }).click()
    await expect.poll(() => outlineOf(canvas)).toBe('b, a, box(c)')
    await undo(page).click()

    await sectionOf(canvas, 'a').focus()
    await page.keyboard.press('Shift+F10')
    await expect(acts(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(acts(page)).toBeHidden()

    // Before the menu has the focus, the canvas gets the key.
    await sectionOf(canvas, 'a').evaluate((section) => {
      for (const key of [{ key: 'F10', shiftKey: true }, { key: 'Escape' }])
        section.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
    })
    await expect(canvas.getByRole('toolbar')).toBeVisible()
    await expect(acts(page)).toBeHidden()

    await page.getByRole('tab', { name: 'Layers' }).click()
    await page.getByRole('treeitem', { name: 'Words of c' }).click({ button: 'right' })
    await acts(page).getByRole('menuitem', { name: 'Add after …' }).click()
    await page.keyboard.type('heading')
    await page.keyboard.press('Enter')
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, b, box\(c, [\w-]+\([\w-]+\)\)$/)
    await undo(page).click()
  })

  await test.step('a slash in a text asks what to add after it, and leaves the text as it was', async () => {
    await canvas.getByText('Words of a').dblclick()
    await page.keyboard.press('End')
    await page.keyboard.type(' /im')
    const option = page.getByRole('option', { name: 'Image', exact: true }).first()
    await expect(option).toHaveAttribute('data-combobox-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox', { name: 'What to add' })).toBeHidden()
    await expect.poll(() => outlineOf(canvas)).toMatch(/^a, [\w-]{8,}, b, box\(c\)$/)
    await expect(canvas.getByText('Words of a', { exact: true })).toBeVisible()

    await canvas.getByText('Words of b').dblclick()
    await page.keyboard.press('End')
    await page.keyboard.type(' and/or /')
    await expect(page.getByRole('listbox', { name: 'What to add' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.type('x')
    await expect(page.getByRole('listbox', { name: 'What to add' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(canvas.getByText('Words of b', { exact: true })).toBeVisible()
    await undo(page).click()
    await expect.poll(() => outlineOf(canvas)).toBe(start)
  })

  await test.step('Ctrl A selects all, and what they share is set for all in one step', async () => {
    await sectionOf(canvas, 'a').click({ position: { x: 12, y: 12 } })
    await page.keyboard.press('ControlOrMeta+a')
    await expect(settings).toContainText('3 sections selected')
    const color = settings.getByRole('textbox', { name: 'Background' })
    await color.fill('#fed7aa')
    await color.blur()
    for (const id of ['a', 'b', 'box']) {
      await expect(sectionOf(canvas, id)).toHaveCSS('background-color', 'rgb(254, 215, 170)')
    }
    await expectAccessible(page)
    await undo(page).click()
    await expect(sectionOf(canvas, 'a')).not.toHaveCSS('background-color', 'rgb(254, 215, 170)')
    await page.keyboard.press('Escape')
  })

  await test.step('Ctrl K finds sections by their words, acts and what can be added', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const finder = page.getByRole('dialog', { name: 'Find anything' })
    await expect(finder.locator('input')).toBeFocused()
    await page.keyboard.type('words of c')
    await expect(finder.getByRole('button', { name: /Text Words of c/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treeitem', { name: 'Words of c' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await sectionOf(canvas, 'a').focus()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(finder.locator('input')).toBeFocused()
    await page.keyboard.type('zoom in')
    await expect(finder.getByRole('button', { name: 'Text Words of c' })).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(finder).toBeHidden()
    const zoom = page.getByRole('button', { name: /^Zoom: \d/ })
    await expect(zoom).not.toHaveText('100%')
    await zoom.click()
    await page.getByRole('menuitem', { name: '200%' }).click()
    await expect(zoom).toHaveText('200%')
    // The tools follow what is seen of the canvas, wherever it is scrolled to.
    const area = page.locator('[data-canvas-area]')
    for (const left of [0, 5000]) {
      await area.evaluate((element, x) => element.scrollTo({ left: x }), left)
      await expect.poll(() => overhangOf(page)).toBe(0)
    }
    await page.keyboard.press('Alt+0')
    await expect(zoom).not.toHaveText('200%')
  })
})

test('an empty page offers templates, and another page is made from within', async ({ page }) => {
  const canvas = await openBuilder(page)

  await test.step('an empty page offers a template and a first section, by keyboard too', async () => {
    await canvas.getByRole('button', { name: 'Add a section' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Find a section to add here' })).toBeFocused()
    await page.keyboard.type('text')
    await page.keyboard.press('Enter')
    await expect(canvas.getByText('Tell your story.')).toBeVisible()
    await undo(page).click()

    await canvas.getByRole('button', { name: 'Start from a template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start from a template' })
    await dialog.getByRole('radio').nth(1).click()
    await dialog.getByRole('button', { name: 'Use this template' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => outlineOf(canvas)).not.toBe('')
    await undo(page).click()
    await expect(canvas.getByText('Drag components here')).toBeVisible()
  })

  await test.step('a new page is made and opened without leaving the builder', async () => {
    await page.getByRole('button', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await dialog.getByLabel('Name').fill('Lighthouse')
    await dialog.getByRole('button', { name: 'Create and open in the builder' }).click()
    await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue(
      'Lighthouse',
    )
    await expect(canvas.getByText('Drag components here')).toBeVisible()
  })
})
