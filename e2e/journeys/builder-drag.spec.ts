import type { Locator } from '@playwright/test'
import { aContainer, aText, openBuilder, sectionOf, type Item } from '../fixtures/open-builder.ts'
import { expect, test } from '../fixtures/product-test.ts'
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
