import { expect, type Page } from '@playwright/test'
import { sectionSchemas } from '../packages/sections/src/render/schemas.ts'
import type { Setting } from '../packages/sections/src/kit/setting.ts'
import { type Fixture, show, showAll, test } from './section-test.ts'
import { watchBadge } from './watch-badge.ts'

declare const sections: Fixture

const film = { videoType: 'youtube', src: 'dQw4w9WgXcQ', title: 'Pouring' }

test('a top bar that was closed stays closed for the visit', async ({ page }) => {
  await show(page, 'topbar')
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await show(page, 'topbar')
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

test('the top bar goes round in twelve seconds, and pauses under the focus', async ({ page }) => {
  await show(page, 'topbar')
  expect(await animationOf(page, 'aside ul')).toMatchObject({ duration: '12s', state: 'running' })
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await animationOf(page, 'aside ul')).state).toBe('paused')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationOf(page, 'aside ul')).toMatchObject({ name: 'none' })
})

test('the badge moves for half a second when the count rises', async ({ page }) => {
  await showAll(page)
  await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
  const moved = await watchBadge(page)
  await page.getByRole('button', { name: 'Add to cart: Sencha 100 g' }).first().click()
  expect(await moved()).toBe('0.5s')
})

test('the badge moves at every rise, also after a fall within half a second', async ({ page }) => {
  await show(page, 'navbar')
  await page.evaluate(() => sections.setCount(2))
  const rested = await watchBadge(page)
  for (const items of [3, 2]) await page.evaluate((count) => sections.setCount(count), items)
  expect(await rested()).toBe('0.5s')
  const moved = await watchBadge(page)
  await page.evaluate(() => sections.setCount(3))
  expect(await moved()).toBe('0.5s')
})

test('links of the navigation stand as far apart as the owner says', async ({ page }) => {
  for (const linkSpacing of ['2rem', '77px', '4px']) {
    await show(page, 'navbar', { linkSpacing })
    expect(await gapOfLinks(page)).toBe(
      linkSpacing === '2rem' ? 32 : Number.parseFloat(linkSpacing),
    )
  }
})

test('the arrow keys move the slides', async ({ page }) => {
  const slides = ['One', 'Two'].map((title) => ({ id: title, title }))
  await show(page, 'hero', { slides, autoPlay: false })
  await page.getByRole('button', { name: 'Slide 1' }).focus()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    const shown = page.locator('[aria-current=true]')
    await expect(shown).toHaveAttribute('aria-label', `Slide ${number}`)
  }
})

test('nothing is asked of others before a film is played', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await page.route(/youtube/, (route) => route.abort())
  await show(page, 'videoBlock', film)
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: /Play the video/ }).click()
  await expect(page.getByTitle('Pouring')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com.*autoplay=1/,
  )
})

test('a film plays by itself without sound, and not for those who want stillness', async ({
  page,
}) => {
  await page.route(/youtube/, (route) => route.abort())
  await show(page, 'videoBlock', { ...film, autoplay: true })
  await expect(page.getByTitle('Pouring')).toHaveAttribute('src', /mute=1/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page, 'videoBlock', { ...film, autoplay: true })
  await expect(page.getByRole('link', { name: /Play the video/ })).toBeVisible()
})

test('a picture that is gone leaves its words, or its first letter', async ({ page }) => {
  await show(page, 'imageBlock', { src: '/gone.webp', alt: 'Hills in the mist' })
  await expect(page.getByText('Hills in the mist')).toBeVisible()
  const entry = { id: 'c', name: 'Clara', role: '', text: 'Lovely', rating: 5, image: '/gone.webp' }
  await show(page, 'testimonials', { entries: [entry] })
  await expect(page.getByText('C', { exact: true })).toBeVisible()
})

const words = {
  'of 5,000 letters': 'W'.repeat(5000),
  'from right to left': 'مرحبا بكم في بيت الشاي '.repeat(20),
  'of emoji': '🍵👩‍👩‍👧🫖'.repeat(100),
}

test('no words make a page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide: string[] = []
  for (const [kind, text] of Object.entries(words)) {
    for (const { type, settings } of Object.values(sectionSchemas)) {
      await show(page, type, textsIn(settings, text))
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        wide.push(`${type} with texts ${kind}`)
    }
  }
  expect(wide).toEqual([])
})

/** These words wherever an owner writes words, with one entry in each list. */
function textsIn(settings: readonly Setting[], text: string): Record<string, unknown> {
  const props = settings.flatMap((setting): [string, unknown][] => {
    if (setting.kind === 'list') {
      return [[setting.key, [{ ...setting.item, ...textsIn(setting.settings, text), id: 'a' }]]]
    }
    return 'inline' in setting || setting.key === 'title' ? [[setting.key, text]] : []
  })
  return Object.fromEntries(props)
}

function animationOf(page: Page, selector: string) {
  const shown = page.locator(selector).first()
  return shown.evaluate((element) => {
    const { animationName, animationDuration, animationPlayState } = getComputedStyle(element)
    return { name: animationName, duration: animationDuration, state: animationPlayState }
  })
}

async function gapOfLinks(page: Page): Promise<number> {
  const main = page.getByRole('navigation', { name: 'Main' })
  const [first, second] = await Promise.all(
    [0, 1].map((index) => main.getByRole('listitem').nth(index).boundingBox()),
  )
  return Math.round(second!.x - first!.x - first!.width)
}
