import { starterTheme } from '@vitrine/sections/theme/theme-presets.ts'
import { openHomePage } from '../fixtures/open-home-page.ts'
import { ask } from '../fixtures/owner-api.ts'
import { expect, expectAccessible, test } from '../fixtures/product-test.ts'

test('settings are colours, spacing, numbers and values for phones, and are searched', async ({
  page,
}) => {
  const { settings, canvas, add, storeId } = await openHomePage(page)
  await add('Text')
  const section = canvas.locator('[data-section-id]', { hasText: 'Tell your story.' })

  await test.step('a colour comes from the theme and follows it, or from the chooser or the keyboard', async () => {
    const paragraph = canvas.getByText('Tell your story.')
    const field = settings.getByRole('textbox', { name: 'Text colour' })

    await settings.getByRole('button', { name: 'Choose a colour: Text colour' }).click()
    await expect(page.getByRole('group', { name: 'Colours of the theme' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sale', exact: true }).click()
    await expect(field).toHaveValue('Sale')
    await expect(page.getByRole('button', { name: 'Sale', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(paragraph).toHaveCSS('color', 'rgb(163, 52, 27)')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
    const theme = { ...starterTheme, saleColor: '#7a1fa2' }
    await ask(page.request, 'PUT', '/store/update-theme', { storeId, theme })
    await page.reload()
    await expect(paragraph).toHaveCSS('color', 'rgb(122, 31, 162)')
    await expect(field).toHaveValue('Sale')

    await settings.getByRole('button', { name: 'Choose a colour: Text colour' }).click()
    await page.getByRole('slider', { name: 'Text colour: opacity' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(field).toHaveValue(/^#7a1fa2[\da-f]{2}$/)
    await page.keyboard.press('Escape')
    await expect(
      settings.getByRole('button', { name: 'Choose a colour: Text colour' }),
    ).toBeFocused()

    await settings.getByRole('button', { name: 'Reset the colour: Text colour' }).click()
    await expect(field).toHaveValue('')
  })

  await test.step('a value that is no colour stays in the field and off the page', async () => {
    const field = settings.getByRole('textbox', { name: 'Background' })

    await field.fill('#e8f0ea')
    await expect(section).toHaveCSS('background-color', 'rgb(232, 240, 234)')
    await field.fill('bluish')
    await page.keyboard.press('Tab')
    await expect(settings.getByText('This is not a colour.')).toBeVisible()
    await expect(field).toHaveValue('bluish')
    await expect(section).toHaveCSS('background-color', 'rgb(232, 240, 234)')
  })

  await test.step('Enter in a setting is no way to leave the builder', async () => {
    const field = settings.getByRole('textbox', { name: 'Background' })

    await field.fill('#e8f0ea')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('#e8f0e')
    await expect(section).toHaveCSS('background-color', 'rgb(232, 240, 234)')
  })

  await test.step('a text that cannot be read on its background comes with a remedy', async () => {
    await settings.getByRole('textbox', { name: 'Background' }).fill('#203040')
    await expect(settings.getByText('Hard to read on its background')).toBeVisible()
    await settings.getByRole('button', { name: /^Use #/ }).click()
    await expect(settings.getByText('Hard to read on its background')).toBeHidden()
    await expect(canvas.getByText('Tell your story.')).not.toHaveCSS('color', 'rgb(28, 31, 35)')
  })

  await test.step('four sides change together until they are unlinked, also by arrow keys', async () => {
    const margin = settings.getByRole('group', { name: 'Margin' })

    await margin.getByLabel('Top').fill('8px')
    await expect(section).toHaveCSS('margin', '8px')
    await page.keyboard.press('ArrowUp')
    await expect(section).toHaveCSS('margin', '9px')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(section).toHaveCSS('margin', '19px')

    await margin.getByRole('button', { name: 'All sides together' }).click()
    await margin.getByLabel('Left').fill('2rem')
    await page.keyboard.press('ArrowDown')
    await expect(section).toHaveCSS('margin', '19px 19px 19px 30.4px')
  })

  await test.step('what moves by itself stands still while the owner types, and goes on after', async () => {
    await add('Text')
    const messages = canvas.getByRole('list').first()
    const place = () => messages.evaluate((list) => list.getBoundingClientRect().x)
    const start = await place()
    await expect.poll(place).toBeLessThan(start - 10)

    await settings.getByLabel('Text', { exact: true }).first().click()
    const still = await place()
    expect(still).toBeLessThan(start - 10)
    await page.keyboard.type('Slowly')
    expect(await place()).toBe(still)

    await settings.locator('summary').first().focus()
    await expect.poll(place).toBeLessThan(still - 10)
  })

  await test.step('a number beyond its limits says so, and the page keeps the last good one', async () => {
    await add('Product slider')
    const count = settings.getByLabel('How many')
    await count.fill('0')
    await expect(settings.getByText('Use a number from 1 to 100.')).toBeVisible()
    await expect(count).toHaveValue('0')
    await count.fill('')
    await expect(settings.getByText('This is not a number.')).toBeVisible()
    await count.fill('3')
    await expect(settings.getByText('This is not a number.')).toBeHidden()
    await expect(canvas.getByText('New arrivals')).toBeVisible()

    await settings.getByLabel('Spacing').fill('101')
    await expect(settings.getByText('Use a number from 0 to 100.')).toBeVisible()
    await settings.getByLabel('Columns on a desktop').fill('7')
    await expect(settings.getByText('Use a number from 1 to 6.')).toBeVisible()
  })

  await test.step('a value for phones says where it comes from, and goes back in one click', async () => {
    await add('Testimonials')
    const columns = settings.getByRole('textbox', { name: 'Columns' })
    const field = settings.locator('[data-field$=".columns"]')
    await expect(field).toContainText('differs on tablet, mobile')

    await settings.getByRole('button', { name: 'Settings for phones alone' }).click()
    await expect(page.getByRole('button', { name: 'Mobile, 390 px' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('iframe')).toHaveJSProperty('clientWidth', 390)
    await expect(field).toContainText('set for mobile')
    await expect(columns).toHaveValue('1')
    await settings.getByRole('button', { name: 'Reset Columns for mobile' }).click()
    await expect(field).toContainText('from tablet')
    await expect(columns).toHaveValue('2')

    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
    await expect(
      settings.getByRole('button', { name: 'Settings for all screens' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(columns).toHaveValue('3')
    await columns.hover()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  await test.step('settings are searched by keyboard, and closed groups stay closed', async () => {
    const style = settings.locator('details', { hasText: 'Rounded corners' })
    await style.locator('summary').click()
    await expect(settings.getByRole('textbox', { name: 'Title size' })).toBeHidden()

    await settings.getByLabel('Search settings').fill('title size')
    await expect(settings.getByRole('textbox')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(settings.getByRole('textbox', { name: 'Title size' })).toBeFocused()
    await settings.getByLabel('Search settings').fill('zebra')
    await expect(settings.getByText('No setting here fits “zebra”.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings.getByRole('textbox', { name: 'Columns' })).toBeVisible()

    await add('Text')
    await expect(settings.getByRole('textbox', { name: 'Text size' })).toBeHidden()
  })
})
