import type { Page } from '@playwright/test'
import { demoOwner } from '@vitrine/harness/owner.ts'
import {
  anotherWindow,
  killTab,
  openNewPage,
  openPage,
  saveState,
  textField,
} from '../fixtures/edit-page.ts'
import { aText, openBuilder } from '../fixtures/open-builder.ts'
import { ask, selectTeaHouse } from '../fixtures/owner-api.ts'
import {
  expect as expectSoon,
  expectAccessible,
  main,
  tea,
  test,
  openWindow,
} from '../fixtures/product-test.ts'

test.use({ expectedErrors: /Failed to load resource|net::ERR_/ })

// Includes the back-off between retries.
const expect = expectSoon.configure({ timeout: 30_000 })

const saves = '**/api/page/update-all-content'

interface Saved {
  content: { props: Record<string, unknown> }[]
}

/** No field accepts such a value, but an older version or another program may have stored it. */
interface BuilderWindow {
  vitrineBuilder: {
    builder: {
      commands: { setProp: (id: string, key: string, value: unknown, field: string) => void }
    }
  }
}

test('what is typed without a network is kept and follows', async ({ page, context }) => {
  const { id } = await openNewPage(page)
  const field = await textField(page)

  await test.step('the network goes away while a page is edited, and everything follows once it is back', async () => {
    await context.setOffline(true)
    await field.fill('Sencha')
    await expect(saveState(page)).toHaveText('Offline: kept on this device')
    await field.fill('Sencha and Gyokuro')
    await context.setOffline(false)
    await expect(saveState(page)).toHaveText('Saved')
    const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
    expect(content[0]?.props['text']).toBe('Sencha and Gyokuro')
  })

  await test.step('a server that is away during a save, or answers into the void, makes no conflict', async () => {
    let tries = 0
    await page.route(saves, async (route) => {
      tries += 1
      if (tries === 1)
        return route.fulfill({ status: 503, json: { code: 'unavailable', error: '' } })
      if (tries > 2) return route.continue()
      // The save succeeds, but its response is lost.
      await route.fetch()
      return route.abort()
    })
    await field.fill('Bancha')
    await expect(saveState(page)).toHaveText('Offline: kept on this device')
    await field.fill('Bancha and Gyokuro')
    await expect(saveState(page)).toHaveText('Saved')
    await page.unroute(saves)
    expect(tries).toBeGreaterThan(1)
    const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
    expect(content[0]?.props['text']).toBe('Bancha and Gyokuro')
  })

  await test.step('the tab is killed while its owner types, and what was typed is there again', async () => {
    const { id } = await openNewPage(page)
    await context.route(saves, (route) => route.abort())
    const field = await textField(page)
    await field.fill('Sencha from Uji')
    await expect(saveState(page)).toHaveText('Offline: kept on this device')
    await field.pressSequentially(', picked in')
    await killTab(page)

    await context.unroute(saves)
    const again = await anotherWindow(context, id)
    const canvas = again.frameLocator('iframe')
    await expect(again.getByText('Unsaved changes from this device were restored')).toBeVisible()
    await expect(canvas.getByText('Sencha from Uji')).toBeVisible()
    await expect(saveState(again)).toHaveText('Saved')
    // A pause while typing starts a new undo step.
    await expect(async () => {
      const undo = again.getByRole('button', { name: 'Undo', exact: true })
      if (await undo.isEnabled()) await undo.click({ timeout: 1000 })
      await expect(canvas.getByText('Tea.', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})

const canvasOf = (window: Page) => window.frameLocator('iframe')

test('neither another window nor a refusal of the server loses what is typed', async ({
  page,
  context,
}) => {
  const { id } = await openNewPage(page)
  const other = await anotherWindow(context, id)

  await test.step('each of two windows knows of the other, and follows it', async () => {
    await expect(other.getByText('Open in another window')).toBeVisible()
    await expect(page.getByText('Open in another window')).toBeVisible()
    await (await textField(page)).fill('From the first window')
    await expect(canvasOf(other).getByText('From the first window')).toBeVisible()
    await expect(saveState(other)).toHaveText('Saved')
    await other.getByRole('button', { name: 'Undo', exact: true }).waitFor()
    await expect(other.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  })

  await test.step('where both type the same text at once, its owner chooses, and an Enter does not', async () => {
    const typedIn = await textField(other)
    // Nothing of the first window reaches the second one before it saves.
    await other.route('**/api/page/*/open', (route) => route.abort())
    await other.route(saves, async (route) => {
      await (await textField(page)).fill('Typed in the first window')
      await expect(saveState(page)).toHaveText('Saved')
      await other.unroute(saves)
      await route.continue()
    })
    await typedIn.fill('From the second window')
    const dialog = other.getByRole('dialog', { name: 'The same was changed elsewhere' })
    await expect(dialog).toBeVisible()
    // The dialog must not take focus while the owner types.
    await expect(typedIn).toBeFocused()
    await other.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Yours: From the second window' })).toBeVisible()
    await expect(
      dialog.getByRole('radio', { name: 'Theirs: Typed in the first window' }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep these' })).toBeDisabled()
    await expectAccessible(other)
    const opening = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Open theirs' }).click()
    const third = await opening
    await expect(canvasOf(third).getByText('Typed in the first window')).toBeVisible()
    await third.close()

    await other.getByRole('button', { name: 'Conflict: decide…' }).click()
    await dialog.getByRole('radio', { name: /^Yours/ }).click()
    await dialog.getByRole('button', { name: 'Keep these' }).click()
    await expect(saveState(other)).toHaveText('Saved')
    await expect(canvasOf(page).getByText('From the second window')).toBeVisible()
    await other.close()
  })

  const canvas = await openBuilder(page, aText('words'), aText('others'))
  const state = page.getByRole('status').first()

  await test.step('a refusal of the server is shown at its field, and the rest is saved', async () => {
    const id = new URL(page.url()).searchParams.get('page')!
    await page.evaluate(() => {
      const { commands } = (window as unknown as BuilderWindow).vitrineBuilder.builder
      commands.setProp('words', 'textColor', 'potato', 'textColor')
      commands.setProp('others', 'text', 'Sails', 'text')
    })
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

  await test.step('a missing permission is announced as everywhere else', async () => {
    await page.route(saves, (route) =>
      route.fulfill({ status: 403, json: { error: 'Hands off this page.' } }),
    )
    await page.evaluate(() => {
      const { commands } = (window as unknown as BuilderWindow).vitrineBuilder.builder
      commands.setProp('words', 'text', 'Oars', 'text')
    })
    await expect(canvas.getByText('Oars')).toBeVisible()
    await expect(page.getByText('Error 403: Hands off this page.')).toBeVisible()
    await expect(state).toContainText('Not saved')
    await page.unroute(saves)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(state).toContainText('Saved')
  })
})

test('work outlives the session, the page and the way out', async ({
  page,
  context,
  newShopper,
}) => {
  const { id, slug } = await openNewPage(page)
  const canvas = page.frameLocator('iframe')

  await test.step('a session that ends while a page is edited is begun again over the builder', async () => {
    const field = await textField(page)
    await context.clearCookies()
    await field.fill('Sencha')
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog).toBeVisible()
    await field.pressSequentially(' from Uji')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(/^Sencha from Uji/)
    await expect(dialog.getByLabel('Email')).toHaveValue(demoOwner.email)
    await expectAccessible(page)
    await dialog.getByLabel('Password', { exact: true }).fill(demoOwner.password)
    await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
    await expect(dialog).toBeHidden()
    await expect(saveState(page)).toHaveText('Saved')
    const { content } = await ask<Saved>(page.request, 'GET', `/page/get-page-by-id?pageId=${id}`)
    expect(content[0]?.props['text']).toMatch(/^Sencha from Uji/)
  })

  await test.step('another shop that is chosen in another tab stops neither saving nor publishing', async () => {
    const other = await openWindow(page)
    await other.goto(main('/choose-store'))
    await other.getByRole('button', { name: /Nocturne/ }).click()
    await expect(other).toHaveURL(/dashboard/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await (await textField(page)).fill('Sencha from Kagoshima')
    await expect(saveState(page)).toHaveText('Saved')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()
    const shopper = await newShopper()
    await shopper.goto(tea(`/page/${slug}`))
    await expect(shopper.getByText('Sencha from Kagoshima')).toBeVisible()
    // The next steps are in the first shop again.
    await selectTeaHouse(page.request)
    await other.close()
  })

  await test.step('a page that is left in a hurry is saved', async () => {
    await (await textField(page)).fill('Gyokuro')
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(page).toHaveURL(/adminhome/)
    await openPage(page, id)
    await expect(canvas.getByText('Gyokuro')).toBeVisible()
  })

  await test.step('of a page that was deleted meanwhile, the work is saved as a new one', async () => {
    await ask(page.request, 'DELETE', `/page/delete/${id}`)
    await (await textField(page)).fill('Bancha')
    const dialog = page.getByRole('dialog', { name: 'This page was deleted' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Save as a new page' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(canvas.getByText('Bancha')).toBeVisible()
    await expect(saveState(page)).toHaveText('Saved')
  })
})
