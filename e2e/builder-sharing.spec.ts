import { aText, openBuilder } from './open-builder.ts'
import { expect, expectAccessible, test } from './product-test.ts'

test('a draft is shown by a link on a phone that nobody is signed in on', async ({
  page,
  browser,
}) => {
  const canvas = await openBuilder(page, aText('words'))
  await canvas.getByText('Words of words').click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Text', { exact: true }).first().fill('Boats at dawn.')

  await page.getByRole('button', { name: 'Share preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a preview' })
  await expect(dialog).toContainText('works for seven days')
  await expectAccessible(page)
  const link = await dialog.getByLabel('Link to the preview').inputValue()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const shown = await phone.newPage()
  await shown.goto(link)
  await expect(shown.getByText('Boats at dawn.')).toBeVisible()
  await expect(shown.getByText('Preview of a draft: expires')).toBeVisible()
  await expectAccessible(shown)
  expect((await shown.goto(link.replace(/\?.*/, '')))?.status()).toBe(404)

  await dialog.getByRole('button', { name: 'Take back all links' }).click()
  await expect(dialog).toBeHidden()
  expect((await shown.goto(link))?.status()).toBe(404)
  await expect(
    shown.getByRole('heading', { name: 'This preview is no longer there' }),
  ).toBeVisible()
  await phone.close()
})
