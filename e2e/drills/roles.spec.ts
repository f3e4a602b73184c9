import type { Locator, Page } from '@playwright/test'
import type { Role } from '@vitrine/contract/call/role.ts'
import { openingOf } from '../../apps/dashboard/src/platform/shell/screens.ts'
import { allPaths, elsewhere, go, idsOf, withIds } from '../fixtures/dashboard-paths.ts'
import { signInDemoOwner } from '../fixtures/owner-api.ts'
import { expect, main, test } from '../fixtures/product-test.ts'
import { refusedCall } from '../fixtures/rights-of-calls.ts'

// Calls that change something are cut off before the server.
test.use({ expectedErrors: /ERR_FAILED|status of 40[03489]/ })

/** Screens of the account, which every role may change, and those without buttons of a shop. */
const paths = allPaths.filter(
  (path) =>
    path.startsWith('/dashboard/') &&
    !elsewhere.has(path) &&
    !/\/(?:profile|canvas|\*)$/.test(path),
)

/** Tools of texts change nothing before their form is saved. */
const controls = [
  'button:enabled:visible:not([role=toolbar] *)',
  '[role=menuitem]:not([data-disabled]):not(a):visible',
  '[role=switch]:enabled:visible',
].join(', ')

for (const role of ['viewer', 'editor', 'sales', 'admin'] as const)
  test(`no button of a screen makes a call that the role ${role} may not make`, async ({
    page,
  }) => {
    test.slow()
    await signInDemoOwner(page.request)
    const ids = await idsOf(page.request)
    const refused = await actAs(page, role)
    await page.goto(main('/dashboard/settings'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let pressed = 0
    for (const path of paths) {
      const address = withIds(path, ids)
      if (openingOf(role, address) === 'closed') continue
      await go(page, address)
      pressed += await pressAll(page, address)
    }
    expect(pressed).toBeGreaterThan(30)
    expect([...refused]).toEqual([])
  })

/**
 * Gives the dashboard another role than the server knows, so that its screens are full, and stops
 * what would change them. @returns calls that the role may not make, filled while screens are used
 */
async function actAs(page: Page, role: Role): Promise<Set<string>> {
  const refused = new Set<string>()
  await page.route('**/api/auth/check-auth', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), role } })
  })
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/check-auth')) return await route.fallback()
    const name = refusedCall(role, request.method(), pathname)
    if (name) refused.add(`${name} at ${new URL(page.url()).pathname}`)
    await (name || request.method() !== 'GET' ? route.abort() : route.continue())
  })
  return refused
}

/**
 * Presses each kind of button once, and then those of the dialog or menu that it opens. @returns how
 * many it pressed
 */
async function pressAll(page: Page, address: string): Promise<number> {
  const pressed = new Set<string>()
  const region = page.locator('main')
  for (const label of await labelsIn(region)) {
    if (pressed.has(kindOf(label))) continue
    pressed.add(kindOf(label))
    await press(region, label)
    const opened = page.locator('[role=dialog]:visible, [role=menu]:visible').last()
    if (await opened.isVisible()) {
      for (const inner of await labelsIn(opened)) {
        if (/^(?:cancel|close|keep)/i.test(inner)) continue
        await press(opened, inner)
        const question = page.locator('[role=dialog]:visible').last()
        const confirm = question.locator('button:enabled').last()
        if (await question.isVisible()) await confirm.click({ timeout: 500 }).catch(() => {})
      }
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname !== address || (await opened.isVisible())) {
      await page.goto(main(address))
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
    }
  }
  return pressed.size
}

async function labelsIn(region: Locator): Promise<string[]> {
  return [...new Set(await allLabels(region))].filter(Boolean)
}

/** Reads all of them at once: one that disappears meanwhile would be waited for. */
async function allLabels(region: Locator): Promise<string[]> {
  return await region
    .locator(controls)
    .evaluateAll((elements) =>
      elements.map((element) => (element.getAttribute('aria-label') ?? element.textContent).trim()),
    )
}

/** Buttons of rows differ by what they are about. */
const kindOf = (label: string) => label.replace(/(?: of| for|:|“|\d).*$/, '')

async function press(region: Locator, label: string) {
  const place = (await allLabels(region)).indexOf(label)
  if (place < 0) return
  const button = region.locator(controls).nth(place)
  await button.click({ timeout: 800 }).catch(() => {})
}
