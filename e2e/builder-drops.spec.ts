import type { Page } from '@playwright/test'
import { aContainer, aText, type Item, openBuilder } from './open-builder.ts'
import { expect, test } from './product-test.ts'

/** `npm run drill:builder` asks for 1,000. */
const drops = Number(process.env['DROPS'] ?? 25)

interface Released {
  /** Everything between press and release happened, and something was moved. */
  isDrop: boolean
  /** How far the line that was seen is from the gap in which the section is now. */
  off: number
}

type Ids = readonly string[]

/** As much of the open builder as tells where something landed. */
interface OpenBuilder {
  pointer: { state: { subscribe: (listener: (now: Pointer, before: Pointer) => void) => void } }
  store: { getState: () => { components: Components } }
}

interface Pointer {
  name: 'idle' | 'pressing' | 'dragging'
  held: { kind: 'existing' | 'new'; id: string }
  drop?: object
}

interface Components {
  nodes: ReadonlyMap<string, { slots: Record<string, Ids> }>
  root: { page: Ids; global: Ids }
}

declare global {
  interface Window {
    vitrineBuilder?: { builder: OpenBuilder }
    lastRelease?: () => Released
  }
}

/** Notes, at the moment of every release, the line that is seen and the boxes around it. */
async function watchReleases(page: Page) {
  await page.evaluate(() => {
    const { builder } = window.vitrineBuilder!
    const canvas = document.querySelector('iframe')!.contentDocument!
    const boxOf = (id: string | undefined) =>
      canvas.querySelector(`[data-section-id="${id}"]`)?.getBoundingClientRect()

    const regionOf = (id: string) =>
      canvas.querySelector(`[data-section-id="${id}"]`)?.closest('[data-region]')

    builder.pointer.state.subscribe((now, before) => {
      if (before.name !== 'dragging' || now.name !== 'idle') return
      const overlay = canvas.querySelector('#builder-overlay')!.shadowRoot!
      const line = overlay.querySelector<HTMLElement>('.line')
      const seen = line?.getBoundingClientRect()
      const { held, drop } = before
      if (held.kind !== 'existing' || !drop || !seen) {
        window.lastRelease = () => ({ isDrop: false, off: 0 })
        return
      }
      const boxes = new Map(
        [...builder.store.getState().components.nodes.keys()].map((id) => [id, boxOf(id)]),
      )
      const isUpright = line!.dataset['axis'] === 'x'
      const at = isUpright ? seen.x + seen.width / 2 : seen.y + seen.height / 2
      window.lastRelease = () => {
        const { nodes, root } = builder.store.getState().components
        const lists = [
          root.page,
          root.global,
          ...[...nodes.values()].flatMap((node) => Object.values(node.slots)),
        ]
        // Header and footer are saved as one list, and seen apart.
        const list = lists
          .find((ids) => ids.includes(held.id))!
          .filter((id) => regionOf(id) === regionOf(held.id))
        const index = list.indexOf(held.id)
        const [above, below] = [boxes.get(list[index - 1] ?? ''), boxes.get(list[index + 1] ?? '')]
        const end = above && (isUpright ? above.right : above.bottom)
        const start = below && (isUpright ? below.left : below.top)
        // Sections that are too wide for their row overlap: there the line is where they do.
        const from = Math.min(end ?? -Infinity, start ?? Infinity)
        const to = Math.max(end ?? -Infinity, start ?? Infinity)
        const off = Math.max(0, from - at, at - to)
        return { isDrop: true, off }
      }
    })
  })
}

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
    const { isDrop, off } = await page.evaluate(() => {
      const released = window.lastRelease?.() ?? { isDrop: false, off: 0 }
      delete window.lastRelease
      return released
    })
    if (isDrop) landed += 1
    if (off > 2) missed.push(turn)
  }
  test.info().annotations.push({ type: 'drops', description: `${landed}` })
  expect(landed).toBe(drops)
  expect(missed, 'turns in which it landed elsewhere').toEqual([])
})
