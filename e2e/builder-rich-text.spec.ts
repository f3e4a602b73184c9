import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { openBuilder as openHome } from './builder-test.ts'
import { openBuilder as openPage, sectionOf } from './open-builder.ts'
import { expect, expectAccessible, test } from './product-test.ts'

function aFormattedText(id: string, text: string) {
  const props = { text, formatted: true }
  return { id, type: 'textBlock', contentType: 'normal' as const, v: 2, props }
}

/** The editor comes when it is first shown. */
const editorIn = (settings: Locator) => settings.locator('[contenteditable="true"]')

const undo = 'ControlOrMeta+z'

test('a text is formatted by keyboard, undone step by step, and is still so after a reload', async ({
  page,
}) => {
  const { settings, canvas, add } = await openHome(page)
  await add('Text')
  await settings.getByRole('switch', { name: 'With formatting' }).press('Space')
  const words = editorIn(settings)
  await expect(words).toHaveAccessibleName('Text')
  await expect(words).toHaveText('Tell your story.What do you make, and why do people love it?')
  await expect(canvas.getByText('Tell your story.', { exact: true })).toBeVisible()

  await words.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Hear! ')
  await expect(canvas.getByText('Hear! Tell your story.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const heading = canvas.getByRole('heading', { name: 'Hear! Tell your story.', level: 2 })
  await expect(heading).toBeVisible()
  await expect(words).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press(undo)
  await expect(heading).toBeHidden()
  await expect(words.getByRole('heading')).toHaveCount(0)
  await expect(canvas.getByText('Hear! Tell your story.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading).toBeVisible()
  await page.keyboard.type('Once: ')
  await expect(canvas.getByRole('heading', { name: /Once: / })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(canvas.getByRole('heading', { name: /Tell your story/, level: 2 })).toBeVisible()
})

test('a text keeps its words when its formatting goes, and undo brings it back', async ({
  page,
}) => {
  const text = '<h2>Steeping</h2><ul><li><p>Warm the pot</p></li><li><p>Wait</p></li></ul>'
  const canvas = await openPage(page, aFormattedText('a', text))
  await sectionOf(canvas, 'a').click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('switch', { name: 'With formatting' }).press('Space')
  await expect(settings.getByRole('textbox', { name: 'Text', exact: true }).first()).toHaveValue(
    'Steeping\nWarm the pot\nWait',
  )
  await expect(canvas.getByRole('heading', { name: 'Steeping' })).toBeHidden()
  await page.keyboard.press(undo)
  await expect(canvas.getByRole('heading', { name: 'Steeping' })).toBeVisible()
  await expect(canvas.getByRole('listitem').filter({ hasText: 'Warm the pot' })).toBeVisible()
})

test('a link in a text is made by keyboard, and what is pasted brings nothing but text', async ({
  page,
}) => {
  const canvas = await openPage(page, aFormattedText('a', '<p>Our tea</p>'))
  await sectionOf(canvas, 'a').click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await editorIn(settings).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/shop')
  await page.keyboard.press('Enter')
  await expect(canvas.getByRole('main').getByRole('link', { name: 'Our tea' })).toHaveAttribute(
    'href',
    '/shop',
  )

  const hostile = '<p>Pasted <img src="/nowhere"></p><iframe src="/nowhere"></iframe>'
  const sections = [aFormattedText('b', hostile)]
  await canvas.locator('body').evaluate(
    (body, clipping) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', clipping)
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    JSON.stringify({ vitrine: 'sections', sections }),
  )
  const pasted = canvas.getByText('Pasted')
  await expect(pasted).toBeVisible()
  await expect(canvas.locator('main').locator('img, iframe')).toHaveCount(0)
})

test('what is pasted from Word or Google Docs keeps its headings, lists, links and tables', async ({
  page,
}) => {
  const meant =
    '<h2>How we steep</h2>' +
    '<p>A <strong>fine</strong> tea, <em>never</em> boiled: <a href="https://example.com/uji">Uji</a>.</p>' +
    '<h3>What you need</h3>' +
    '<ul><li><p>A pot</p><ul><li><p>of clay</p></li></ul></li>' +
    '<li><p>Soft <strong>water</strong></p></li></ul>' +
    '<p>Then:</p><ol><li><p>Warm the pot</p></li><li><p>Wait</p></li></ol>' +
    '<table><tbody><tr><td><p>Sencha</p></td><td><p>70 °C</p></td></tr>' +
    '<tr><td colspan="2"><p>Never boiling</p></td></tr></tbody></table>'
  const canvas = await openPage(page, aFormattedText('a', '<p>Our tea</p>'))
  await sectionOf(canvas, 'a').click()
  const words = editorIn(page.getByRole('complementary', { name: 'Settings' }))
  const shown = sectionOf(canvas, 'a').locator('[data-prop="text"]')
  for (const source of ['word', 'google-docs']) {
    await words.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await paste(words, readFileSync(new URL(`pasted/${source}.html`, import.meta.url), 'utf8'))
    await expect.poll(async () => await shown.innerHTML()).toBe(meant)
  }

  const tools = page.getByRole('toolbar', { name: 'Formatting: Text' })
  await words.getByText('70 °C').click()
  await tools.getByRole('button', { name: 'Add row below' }).click()
  await expect(shown.getByRole('row')).toHaveCount(3)
  await words.hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(shown.getByRole('row')).toHaveCount(3)
  await words.getByText('70 °C').click()
  await tools.getByRole('button', { name: 'Delete table' }).click()
  await expect(tools.getByRole('button', { name: 'Delete table' })).toHaveCount(0)
  await expect(shown.getByRole('table')).toHaveCount(0)
})

test('a formatted text is edited where it stands, and undone', async ({ page }) => {
  const canvas = await openPage(page, aFormattedText('a', '<h2>Our tea</h2><p>It is fresh</p>'))
  const words = canvas.getByRole('textbox', { name: 'Text', exact: true })
  await canvas.getByText('It is fresh').dblclick()
  await expect(words).toBeFocused()
  await expect(page.getByRole('log')).toContainText('Ctrl Enter ends, Escape cancels.')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('always')
  await expectAccessible(page)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(editorIn(settings).locator('strong')).toHaveText('always')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(editorIn(settings).locator('strong')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(words).toHaveCount(0)
  await expect(sectionOf(canvas, 'a')).toBeFocused()
  await expect(canvas.locator('strong')).toHaveText('always')
  await expect(canvas.getByRole('heading', { name: 'Our tea' })).toBeVisible()
  // Each pause while it was written began a step.
  await expect(async () => {
    await page.keyboard.press(undo)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled({
      timeout: 500,
    })
  }).toPass()
  await expect(canvas.getByText('always')).toHaveCount(0)
})

test('by keyboard a formatted text is cancelled with Escape, and asks for a link in its settings', async ({
  page,
}) => {
  const canvas = await openPage(page, aFormattedText('a', '<p>Our tea</p>'))
  await sectionOf(canvas, 'a').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('F2')
  const words = canvas.getByRole('textbox', { name: 'Text', exact: true })
  await expect(words).toBeFocused()
  await page.keyboard.type(' and more')
  await expect(words).toHaveText('Our tea and more')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await expect(canvas.getByText('Our tea', { exact: true })).toBeVisible()

  await page.keyboard.press('F2')
  await expect(words).toBeFocused()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(editorIn(settings)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/shop')
  await page.keyboard.press('Enter')
  await expect(canvas.getByRole('main').getByRole('link', { name: 'Our tea' })).toHaveAttribute(
    'href',
    '/shop',
  )
})

test('a text with formatting that the editor has no button for is edited in its settings', async ({
  page,
}) => {
  const canvas = await openPage(page, aFormattedText('a', '<p>H<sub>2</sub>O</p>'))
  await sectionOf(canvas, 'a').dblclick()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await expect(settings.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeFocused()
  await expect(page.getByRole('log')).toContainText('This text is edited in its settings.')
})

async function paste(words: Locator, html: string) {
  await words.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}
