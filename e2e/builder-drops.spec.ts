import type { Locator } from '@playwright/test'
import { aContainer, aText, type Item, openBuilder, sectionOf } from './open-builder.ts'
import { expect, test } from './product-test.ts'
import { lastRelease, watchReleases } from './watch-releases.ts'

/** `npm run drill:builder` asks for 1,000. */
const drops = Number(process.env['DROPS'] ?? 25)

/** The same numbers on every run. */
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

test('whatever is dropped, however the pointer moves, lands where the line was seen', async ({
  page,
}) => {
  test.setTimeout(60_000 + drops * 3000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openBuilder(page, aText('a'), nested(4), aText('b'), aContainer('empty'), aText('c'))
  await watchReleases(page)
  const canvas = (await page.locator('iframe').boundingBox())!
  const random = createRandom(20)
  const anywhere = () => ({
    x: canvas.x + 20 + random() * (canvas.width - 40),
    y: canvas.y + 20 + random() * (canvas.height - 40),
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

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function dropFiles(target: Locator, files: { name: string; type: string }[]) {
  await target.evaluate(
    (element, { dropped, bytes }) => {
      const dataTransfer = new DataTransfer()
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      for (const { name, type } of dropped) dataTransfer.items.add(new File([data], name, { type }))
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, dataTransfer }
      for (const kind of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, ...at }))
    },
    { dropped: files, bytes: png },
  )
}

test('image files that are dropped on the canvas are taken, others are named', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const image = { id: 'image', type: 'imageBlock', contentType: 'normal' as const, props: {} }
  const canvas = await openBuilder(page, aText('a'), image)
  const shown = canvas.locator('main img')

  await dropFiles(sectionOf(canvas, 'image'), [{ name: 'tea.png', type: 'image/png' }])
  await expect(shown).toHaveCount(1)
  await dropFiles(sectionOf(canvas, 'a'), [
    { name: 'green.png', type: 'image/png' },
    { name: 'prices.pdf', type: 'application/pdf' },
  ])
  await expect(shown).toHaveCount(2)
  await expect(page.getByText('“prices.pdf” is not an image.')).toBeVisible()

  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await undo.click()
  await expect(shown).toHaveCount(1)
  await undo.click()
  await expect(shown).toHaveCount(0)
})
