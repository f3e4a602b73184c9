import { aText, openBuilder } from './open-builder.ts'
import { ask } from './owner-api.ts'
import { expect, test } from './product-test.ts'

test.use({ expectedErrors: /status of 40[03]/ })

interface Saved {
  content: { props: Record<string, unknown> }[]
}

/** No field lets such a value in: an older version, or another program, may have left it. */
interface BuilderWindow {
  vitrineBuilder: {
    builder: {
      commands: { setProp: (id: string, key: string, value: unknown, field: string) => void }
    }
  }
}

test('what the server refuses is told at its field, and the rest is saved', async ({ page }) => {
  const canvas = await openBuilder(page, aText('words'), aText('others'))
  const id = new URL(page.url()).searchParams.get('page')!
  await page.evaluate(() => {
    const { commands } = (window as unknown as BuilderWindow).vitrineBuilder.builder
    commands.setProp('words', 'textColor', 'potato', 'textColor')
    commands.setProp('others', 'text', 'Sails', 'text')
  })
  const state = page.getByRole('status').first()
  await expect(state).toHaveText('Not all saved: why?')
  await expect(canvas.getByText('Sails')).toBeVisible()
  const saved = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
  expect(saved.content.map(({ props }) => props['text'])).toEqual(['Words of words', 'Sails'])

  await state.getByRole('button').click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const field = settings.locator('[data-field="words.textColor"]')
  await expect(field.getByRole('textbox')).toBeFocused()
  await expect(field).toContainText(/colour/i)
  await expect(settings.getByRole('alert')).toContainText('Everything is saved but this:')

  await field.getByRole('textbox').fill('#123456')
  await expect(state).toContainText('Saved')
})

test('a missing permission is announced as everywhere else', async ({ page }) => {
  const canvas = await openBuilder(page, aText('words'))
  await page.route('**/api/page/update-all-content', (route) =>
    route.fulfill({ status: 403, json: { error: 'Hands off this page.' } }),
  )
  await page.evaluate(() => {
    const { commands } = (window as unknown as BuilderWindow).vitrineBuilder.builder
    commands.setProp('words', 'text', 'Sails', 'text')
  })
  await expect(canvas.getByText('Sails')).toBeVisible()
  await expect(page.getByText('Error 403: Hands off this page.')).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText('Not saved')
  // What was typed is published once the permission is back.
  await page.unroute('**/api/page/update-all-content')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('status').first()).toContainText('Saved')
})
