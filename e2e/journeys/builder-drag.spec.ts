import type { Locator, Page } from '@playwright/test'
import {
  aBlock,
  aContainer,
  aFreeSection,
  aText,
  type Item,
  openBuilder,
  outlineOf,
  sectionOf,
} from '../fixtures/open-builder.ts'
import { dropFiles } from '../fixtures/drop-files.ts'
import { ask } from '../fixtures/owner-api.ts'
import { at, expect, expectAccessible, test } from '../fixtures/product-test.ts'
import { lastRelease, watchReleases } from '../fixtures/watch-releases.ts'

/** `npm run drill:builder` sets 1,000. */
const drops = Number(process.env['DROPS'] ?? 25)

function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function nested(depth: number): Item {
  const inside = depth === 0 ? [] : [nested(depth - 1)]
  return aContainer(`box${depth}`, aText(`in${depth}`), ...inside)
}

test('sections and files land where the line was seen', async ({ page }) => {
  test.setTimeout(120_000 + drops * 3000)
  await page.setViewportSize({ width: 1440, height: 900 })
  const image = { id: 'image', type: 'imageBlock', contentType: 'normal' as const, props: {} }
  const canvas = await openBuilder(
    page,
    aText('a'),
    image,
    nested(4),
    aText('b'),
    aContainer('empty'),
    aText('c'),
  )

  await test.step('image files that are dropped on the canvas are taken, others are named', async () => {
    const shown = canvas.locator('main img')

    await dropFiles(sectionOf(canvas, 'image'), [{ name: 'tea.png', type: 'image/png' }])
    await expect(shown).toHaveCount(1)
    await dropFiles(sectionOf(canvas, 'a'), [
      { name: 'green.png', type: 'image/png' },
      { name: 'prices.pdf', type: 'application/pdf' },
    ])
    await expect(page.getByRole('alert').getByText('“prices.pdf” is not an image.')).toBeVisible()
    await expect(shown).toHaveCount(2)

    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await undo.click()
    await expect(shown).toHaveCount(1)
    await undo.click()
    await expect(shown).toHaveCount(0)
  })

  await test.step('whatever is dropped, however the pointer moves, lands where the line was seen', async () => {
    await watchReleases(page)
    const seen = (await page.locator('iframe').boundingBox())!
    const random = createRandom(20)
    const anywhere = () => ({
      x: seen.x + 20 + random() * (seen.width - 40),
      y: seen.y + 20 + random() * (seen.height - 40),
    })

    let landed = 0
    const missed: number[] = []
    for (let turn = 0; landed < drops && turn < drops * 4; turn++) {
      const [from, to] = [anywhere(), anywhere()]
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 1 + Math.floor(random() * 4) })
      await page.mouse.up()
      const { isDrop, off } = await lastRelease(page)
      if (isDrop) landed += 1
      if (off > 2) missed.push(turn)
    }
    test.info().annotations.push({ type: 'drops', description: `${landed}` })
    expect(landed).toBe(drops)
    expect(missed, 'turns in which it landed elsewhere').toEqual([])
  })
})

async function dragTo(page: Page, from: Locator, to: Locator, part: number) {
  await from.hover()
  const { x, y, width, height } = (await to.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height * part, { steps: 12 })
  await page.mouse.up()
}

test('blocks are arranged inside a section, and the shop shows the same', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const group = aBlock('box', 'group', {
    padding: '2rem',
    childComponents: [aBlock('t', 'text', { text: 'Boats and nets.' })],
  })
  const canvas = await openBuilder(
    page,
    aText('a'),
    aFreeSection(
      'free',
      aBlock('h', 'heading', { text: 'Our harbour' }),
      group,
      aBlock('go', 'button', { text: 'Come aboard' }),
    ),
  )
  const arrangement = () => outlineOf(canvas)
  const start = 'a, free(h, box(t), go)'
  await expect.poll(arrangement).toBe(start)

  await test.step('a new block lands in the section where the line is, and a click adds one after it', async () => {
    await dragTo(
      page,
      page.getByRole('button', { name: 'Image block', exact: true }),
      sectionOf(canvas, 'h'),
      0.9,
    )
    await expect.poll(arrangement).toMatch(/^a, free\(h, [\w-]{8,}, box\(t\), go\)$/)
    await page.getByRole('button', { name: 'Divider block', exact: true }).click()
    await expect.poll(arrangement).toMatch(/^a, free\(h, [\w-]{8,}, [\w-]{8,}, box\(t\), go\)$/)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(arrangement).toBe(start)
  })

  await test.step('a block is dragged into a group, and undo and redo take it out and in', async () => {
    await dragTo(page, sectionOf(canvas, 'go'), sectionOf(canvas, 't'), 0.9)
    await expect.poll(arrangement).toBe('a, free(h, box(t, go))')
    await page.keyboard.press('Control+z')
    await expect.poll(arrangement).toBe(start)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(arrangement).toBe('a, free(h, box(t, go))')
  })

  await test.step('a section that is dragged over blocks goes beside their section', async () => {
    await dragTo(page, sectionOf(canvas, 'a'), sectionOf(canvas, 'go'), 0.9)
    await expect.poll(arrangement).toBe('free(h, box(t, go)), a')
    await page.keyboard.press('Control+z')
  })

  await test.step('a block that is dragged over the page stays in a section', async () => {
    await dragTo(page, sectionOf(canvas, 'go'), sectionOf(canvas, 'a'), 0.3)
    await expect.poll(arrangement).toBe('a, free(go, h, box(t))')
    await page.keyboard.press('Control+z')
    await expect.poll(arrangement).toBe('a, free(h, box(t, go))')
  })

  await test.step('the keyboard moves a block, into a group and out of it', async () => {
    await sectionOf(canvas, 'h').click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(arrangement).toBe('a, free(box(t, go), h)')
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(arrangement).toBe('a, free(box(t, go, h))')
    await page.keyboard.press('Alt+ArrowLeft')
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(page.getByRole('alert')).toContainText('Blocks go inside sections')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(arrangement).toBe('a, free(h, box(t, go))')
  })

  await test.step('the tools of a block lead to the group that it is in', async () => {
    await sectionOf(canvas, 't').click()
    await canvas.getByRole('button', { name: 'Select Group around it' }).click()
    await expect(canvas.getByRole('toolbar', { name: 'Group tools' })).toBeVisible()
  })

  await test.step('a hidden block is in the layers, where it is shown again', async () => {
    await sectionOf(canvas, 't').click()
    await page.keyboard.press('Alt+h')
    await expect(canvas.getByText('Boats and nets.')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Layers' }).click()
    const row = page.getByRole('treeitem', { name: 'Boats and nets.' })
    await expect(row).toHaveAttribute('aria-level', '4')
    await expect(row.getByLabel('Hidden')).toBeVisible()
    await expectAccessible(page)
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Show Text' }).click()
    await expect(canvas.getByText('Boats and nets.')).toBeVisible()
  })

  await test.step('what is published looks as on the canvas, without a script of the blocks', async () => {
    const seen = await boxesOf(canvas.locator('main'))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The page is live.')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('page')
    const { slug, storeDomain } = await ask<{ slug: string; storeDomain: string }>(
      page.request,
      'GET',
      `/page/get-page-by-id?pageId=${id}`,
    )
    const width = await canvas.locator('html').evaluate((html) => html.clientWidth)
    const shopper = await browser.newPage({ viewport: { width, height: 900 } })
    const files: string[] = []
    shopper.on('request', (request) => files.push(request.url()))
    await shopper.goto(at(storeDomain, `/page/${slug}`), { waitUntil: 'networkidle' })
    expect(await boxesOf(shopper.locator('main'))).toEqual(seen)
    expect(files.filter((file) => /block.*\.js$/.test(file))).toEqual([])
    await shopper.context().close()
  })
})

/** The place of each word, from the section's corner. */
async function boxesOf(main: Locator) {
  return await main.evaluate((element) => {
    const section = element.querySelector('[data-section-id="free"]')!
    const corner = section.getBoundingClientRect()
    return [...section.querySelectorAll('h2, p, a')].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const box = [left - corner.left, top - corner.top, width, height]
      return `${each.textContent} ${box.map(Math.round).join(' ')}`
    })
  })
}
