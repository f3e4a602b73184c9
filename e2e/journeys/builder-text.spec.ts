import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { aContainer, aText, openBuilder, sectionOf } from '../fixtures/open-builder.ts'
import { expect, expectAccessible, test } from '../fixtures/product-test.ts'

const content = [aText('a'), aContainer('box', aText('b')), aText('c')]

function aFormattedText(id: string, text: string) {
  const props = { text, formatted: true }
  return { id, type: 'textBlock', contentType: 'normal' as const, v: 2, props }
}

/** The editor is loaded on first use. */
const editorIn = (settings: Locator) => settings.locator('[contenteditable="true"]')

const undo = 'ControlOrMeta+z'

async function paste(words: Locator, html: string) {
  await words.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

test('a text is edited in place and formatted by keyboard', async ({ page }) => {
  const canvas = await openBuilder(page, ...content)
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('a text is edited in place, in one step', async () => {
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

  await test.step('by keyboard a text is reached with Tab and F2, and Escape cancels', async () => {
    await sectionOf(canvas, 'b').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const text = canvas.getByText('Words of b')
    await expect(text).toBeFocused()
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

  await test.step('a shopper’s link is not followed while its words are edited', async () => {
    const link = canvas.getByRole('navigation').locator('[data-prop="links.0.label"]').first()
    await link.dblclick()
    await page.keyboard.type('Leaves')
    await sectionOf(canvas, 'c').click()
    await expect(link).toHaveText('Leaves')
    await expect(canvas.getByRole('toolbar', { name: 'Text tools' })).toBeVisible()
  })

  await test.step('a text is formatted by keyboard, undone step by step, and is still so after a reload', async () => {
    await page.getByRole('button', { name: 'Text', exact: true }).first().click()
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
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Paragraph' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const heading = canvas.getByRole('heading', { name: 'Hear! Tell your story.', level: 2 })
    await expect(heading).toBeVisible()
    await expect(words).toBeFocused()

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
})

test('a formatted text is edited in place, linked and pasted', async ({ page }) => {
  const texts = {
    place: '<h2>Our tea</h2><p>It is fresh</p>',
    left: '<p>Green tea</p>',
    linked: '<p>Black tea</p>',
    odd: '<p>H<sub>2</sub>O</p>',
    plain: '<h2>Steeping</h2><ul><li><p>Warm the pot</p></li><li><p>Wait</p></li></ul>',
    pasted: '<p>White tea</p>',
  }
  const sections = Object.entries(texts).map(([id, text]) => aFormattedText(id, text))
  const canvas = await openBuilder(page, ...sections)
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('a formatted text is edited in place, and undone', async () => {
    const words = canvas.getByRole('textbox', { name: 'Text', exact: true })
    await canvas.getByText('It is fresh').dblclick()
    await expect(words).toBeFocused()
    await expect(page.getByRole('log')).toContainText('Ctrl Enter ends, Escape cancels.')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.insertText('always')
    await expect(editorIn(settings).locator('strong')).toHaveText('always')

    await page.keyboard.press('ControlOrMeta+z')
    await expect(editorIn(settings).locator('strong')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(words).toHaveCount(0)
    await expect(sectionOf(canvas, 'place')).toBeFocused()
    await expect(sectionOf(canvas, 'place').locator('strong')).toHaveText('always')
    await expect(canvas.getByRole('heading', { name: 'Our tea' })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press(undo)
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled({
        timeout: 500,
      })
    }).toPass()
    await expect(canvas.getByText('always')).toHaveCount(0)
  })

  await test.step('by keyboard a formatted text is cancelled with Escape, and asks for a link in its settings', async () => {
    await sectionOf(canvas, 'left').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('F2')
    const words = canvas.getByRole('textbox', { name: 'Text', exact: true })
    await expect(words).toBeFocused()
    await page.keyboard.type(' and more')
    await expect(words).toHaveText('Green tea and more')
    await page.keyboard.press('Escape')
    await expect(words).toHaveCount(0)
    await expect(canvas.getByText('Green tea', { exact: true })).toBeVisible()

    await page.keyboard.press('F2')
    await expect(words).toBeFocused()
    await expect(editorIn(settings)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/shop')
    await page.keyboard.press('Enter')
    await expect(canvas.getByRole('main').getByRole('link', { name: 'Green tea' })).toHaveAttribute(
      'href',
      '/shop',
    )
  })

  await test.step('a link in a text is made by keyboard, and what is pasted brings nothing but text', async () => {
    await sectionOf(canvas, 'linked').click()
    await editorIn(settings).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/shop')
    await page.keyboard.press('Enter')
    await expect(canvas.getByRole('main').getByRole('link', { name: 'Black tea' })).toHaveAttribute(
      'href',
      '/shop',
    )

    const hostile = '<p>Pasted <img src="/nowhere"></p><iframe src="/nowhere"></iframe>'
    const copied = [aFormattedText('b', hostile)]
    await canvas.locator('body').evaluate(
      (body, clipping) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', clipping)
        body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      },
      JSON.stringify({ vitrine: 'sections', sections: copied }),
    )
    const pasted = canvas.getByText('Pasted')
    await expect(pasted).toBeVisible()
    await expect(canvas.locator('main').locator('img, iframe')).toHaveCount(0)
  })

  await test.step('a text keeps its words when its formatting goes, and undo brings it back', async () => {
    await sectionOf(canvas, 'plain').click()
    await settings.getByRole('switch', { name: 'With formatting' }).press('Space')
    await expect(settings.getByRole('textbox', { name: 'Text', exact: true }).first()).toHaveValue(
      'Steeping\nWarm the pot\nWait',
    )
    await expect(canvas.getByRole('heading', { name: 'Steeping' })).toBeHidden()
    await page.keyboard.press(undo)
    await expect(canvas.getByRole('heading', { name: 'Steeping' })).toBeVisible()
    await expect(canvas.getByRole('listitem').filter({ hasText: 'Warm the pot' })).toBeVisible()
  })

  await test.step('a text with formatting that the editor has no button for is edited in its settings', async () => {
    await sectionOf(canvas, 'odd').locator('[data-prop="text"]').dblclick()
    await expect(settings.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeFocused()
    await expect(page.getByRole('log')).toContainText('This text is edited in its settings.')
  })

  await test.step('what is pasted from Word or Google Docs keeps its headings, lists, links and tables', async () => {
    const meant =
      '<h2>How we steep</h2>' +
      '<p>A <strong>fine</strong> tea, <em>never</em> boiled: <a href="https://example.com/uji">Uji</a>.</p>' +
      '<h3>What you need</h3>' +
      '<ul><li><p>A pot</p><ul><li><p>of clay</p></li></ul></li>' +
      '<li><p>Soft <strong>water</strong></p></li></ul>' +
      '<p>Then:</p><ol><li><p>Warm the pot</p></li><li><p>Wait</p></li></ol>' +
      '<table><tbody><tr><td><p>Sencha</p></td><td><p>70 °C</p></td></tr>' +
      '<tr><td colspan="2"><p>Never boiling</p></td></tr></tbody></table>'
    await sectionOf(canvas, 'pasted').click()
    const words = editorIn(settings)
    const shown = sectionOf(canvas, 'pasted').locator('[data-prop="text"]')
    for (const source of ['word', 'google-docs']) {
      await words.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await paste(
        words,
        readFileSync(new URL(`../fixtures/pasted/${source}.html`, import.meta.url), 'utf8'),
      )
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

  await test.step('a new table, and pasted ones that are none to an editor, are tables with cells', async () => {
    const words = editorIn(settings)
    const shown = sectionOf(canvas, 'pasted').locator('[data-prop="text"]')
    const tools = page.getByRole('toolbar', { name: 'Formatting: Text' })
    await words.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Our teas')
    await page.keyboard.press('Enter')
    await tools.getByRole('button', { name: 'Table', exact: true }).click()
    await expect(shown.getByRole('row')).toHaveCount(3)

    const odd =
      '<table><caption>Teas</caption><tr></tr><tr><th></th><th rowspan="9">Tea</th></tr>' +
      '<tr><td><table><tr><td>Sencha</td></tr></table></td></tr></table>'
    await words.locator('th').first().click()
    await paste(words, odd)
    await words.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+a')
    await paste(words, odd)
    await expect(shown.getByRole('cell', { name: 'Sencha' })).toBeVisible()
    await expect(shown.getByRole('columnheader').first()).toBeAttached()
  })
})
