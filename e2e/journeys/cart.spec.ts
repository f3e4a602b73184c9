import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  follow,
  storedCart,
  tea,
  test,
  openWindow,
} from '../fixtures/product-test.ts'
import { watchBadge } from '../fixtures/watch-badge.ts'

const line = { name: 'Old tea', price: 4, quantity: 1, productImage: null, selectedAttributes: {} }

async function addAndFollow(page: Page) {
  await page.goto(tea('/product/sencha'), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await follow(page, '/about')
  await expect(page).toHaveTitle(/house/i)
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart (1)' })).toBeVisible()
}

async function expectAtBottomCentre(page: Page, text: string) {
  const toast = page.getByRole('status').locator('div', { hasText: text })
  await expect(toast).toBeVisible()
  await page.waitForTimeout(350)
  const box = await toast.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0)
  expect(box?.y).toBeGreaterThan(height * 0.8)
}

/** Tab cycles inside the dialog, or reaches the browser's own controls, never the page behind. */
async function expectFocusInside(page: Page) {
  for (let press = 0; press < 9; press++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
}

async function recordClosing() {
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  const places: number[] = []
  let start = 0
  let duration: unknown
  return await new Promise<{ lasted: number; duration: unknown; places: number[] }>((resolve) => {
    requestAnimationFrame(function look() {
      const lasted = performance.now() - start
      if (!dialog.isConnected) return resolve({ lasted, duration, places })
      const panel = dialog.firstElementChild
      if (dialog.open) start = performance.now()
      else if (getComputedStyle(dialog).display !== 'none') {
        duration = panel?.getAnimations()[0]?.effect?.getComputedTiming().duration
        places.push(Math.round(panel?.getBoundingClientRect().left ?? 0))
      }
      requestAnimationFrame(look)
      return undefined
    })
  })
}

test('the cart drawer from the first item to the checkout', async ({
  page,
  context,
  newShopper,
}) => {
  await test.step('lines are added, counted, changed and removed, also from another tab', async () => {
    const other = await openWindow(page)
    await other.goto(tea('/shop'))
    await page.goto(tea('/product/sencha'))
    const openCart = page.getByRole('button', { name: /^Cart, / })
    const add = page.getByRole('button', { name: 'Add to Cart' })

    const firstMoved = await watchBadge(page)
    await add.click()
    await expectAtBottomCentre(page, 'Item added to cart!')
    await expect(openCart).toHaveAccessibleName('Cart, 1 item')
    await firstMoved()
    const moved = await watchBadge(page)
    await add.click()
    await expect(openCart).toHaveAccessibleName('Cart, 2 items')
    expect(await storedCart(page)).toMatchObject([
      { name: 'Sencha 100 g', price: 14.5, quantity: 2 },
    ])
    expect(await moved()).toBe('0.5s')
    // The storage event updates the other tab.
    await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

    await openCart.click()
    const drawer = page.getByRole('dialog', { name: 'Your Cart (2)' })
    await expect(drawer.getByRole('heading', { name: 'Your Cart (2)' })).toBeVisible()
    await expect(drawer.locator('img')).toBeVisible()
    await expect(drawer.getByText('Sencha 100 g')).toBeVisible()
    await expect(drawer.getByText('€14.50')).toBeVisible()
    await expect(drawer.getByText('Total')).toBeVisible()
    await expect(drawer.getByText('€29.00')).toBeVisible()
    await expectAccessible(page)

    const cart = page.getByRole('dialog')
    const quantity = cart.getByRole('spinbutton')
    await cart.getByRole('button', { name: 'One more' }).click()
    await expect(cart.getByRole('heading', { name: 'Your Cart (3)' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible()
    await cart.getByRole('button', { name: 'One less' }).click()
    await cart.getByRole('button', { name: 'One less' }).click()
    await expect(cart.getByRole('button', { name: 'One less' })).toBeDisabled()
    await quantity.fill('0')
    await expect(cart.getByRole('heading', { name: 'Your Cart (1)' })).toBeVisible()
    await expectFocusInside(page)

    await other
      .getByRole('button', { name: /^Add to cart/ })
      .last()
      .click()
    await expect(cart.getByRole('heading', { name: 'Your Cart (2)' })).toBeVisible()
    await cart
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(cart.getByRole('heading', { name: 'Your Cart (1)' })).toBeFocused()

    await cart.getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the drawer slides away for half a second, however it is closed', async () => {
    for (const tab of context.pages()) if (tab !== page) await tab.close()
    await page.goto(tea('/product/sencha'))
    const openCart = page.getByRole('button', { name: /^Cart, / })
    const ways = {
      button: () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      overlay: () => page.mouse.click(100, 400),
      escape: () => page.keyboard.press('Escape'),
    }
    for (const [way, close] of Object.entries(ways)) {
      await openCart.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(450)
      const frames = page.evaluate(recordClosing)
      await close()
      const { lasted, duration, places } = await frames
      expect(duration, way).toBe(500)
      expect(lasted, way).toBeGreaterThan(450)
      expect(new Set(places).size, way).toBeGreaterThan(3)
      await expect(openCart).toBeFocused()
    }
  })

  await test.step('the drawer takes off what large orders are given', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/sencha'))
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('11')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByRole('button', { name: 'Cart, 11 items' }).click()

    const drawer = page.getByRole('dialog')
    const sums = drawer.locator('footer > p')
    await expect(sums.filter({ hasText: '€' })).toHaveText([
      'Subtotal€159.50',
      'A little off large orders-€5.00',
      'Total€154.50',
    ])
    await drawer.getByRole('button', { name: 'One less' }).click()
    await expect(sums.filter({ hasText: '€' })).toHaveText(['Total€145.00'])
  })

  await test.step('no more can be taken than there are, and too many in the cart can be reduced', async () => {
    const page = await newShopper()
    await page.goto(tea('/product/gyokuro-shade-grown'))
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await quantity.fill('99')
    await quantity.blur()
    const left = Number(await quantity.inputValue())
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(5)
    await expect(page.getByText(`Only ${left} left`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled()
    await page.getByRole('button', { name: 'Add to Cart' }).click()

    await page.getByRole('button', { name: /^Cart, / }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { name: `Your Cart (${left})` })).toBeVisible()
    await expect(drawer.getByRole('alert')).toHaveCount(0)
    await drawer.getByRole('button', { name: 'One more' }).click()
    await expect(drawer.getByRole('alert')).toContainText(`Only ${left} left`)
    await drawer.getByRole('button', { name: `Take ${left}` }).click()
    await expect(drawer.getByRole('heading', { name: `Your Cart (${left})` })).toBeVisible()
    await expect(drawer.getByRole('alert')).toHaveCount(0)
  })
})

test('whatever is in storage, the shop and its drawer work', async ({ newShopper }) => {
  await test.step('nonsense, older lines and too many of them are read as far as they go', async () => {
    const page = await newShopper()
    const stored = {
      'no JSON': ['{oops', 'Your Cart (0)'],
      nonsense: ['[null, 7, "x", {"productId": 3}, []]', 'Your Cart (0)'],
      'an older release': [
        '[{"productId": "64f", "name": "Old tea", "price": "4.00", "quantity": 2}]',
        'Your Cart (2)',
      ],
      'a huge quantity': [
        JSON.stringify([{ ...line, productId: 'x', quantity: 1e9 }]),
        'Your Cart (9999)',
      ],
      'very many lines': [
        JSON.stringify(
          Array.from({ length: 5000 }, (_, index) => ({ ...line, productId: `${index}` })),
        ),
        'Your Cart (200)',
      ],
    }
    for (const [what, [json, title]] of Object.entries(stored)) {
      await page.goto(tea('/about'))
      await page.evaluate((json) => localStorage.setItem('cart', json ?? ''), json)
      await page.reload()
      await page.getByRole('button', { name: /^Cart, / }).click()
      await expect(page.getByRole('heading', { name: title }), what).toBeVisible()
    }
    await expect(page.getByRole('alert').first()).toHaveText('No longer available')
  })

  await test.step('the cart lasts as long as the page', async () => {
    const page = await newShopper()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError')
        },
      })
    })
    await addAndFollow(page)
  })

  await test.step('so it does where there is no room', async () => {
    const page = await newShopper()
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await addAndFollow(page)
  })
})
