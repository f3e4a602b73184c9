import { aContainer, aText, type Item, openBuilder } from './open-builder.ts'
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
