import type { Page } from '@playwright/test'

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
export async function watchReleases(page: Page) {
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

/** What came of the latest release; asked for once. */
export async function lastRelease(page: Page): Promise<Released> {
  return await page.evaluate(() => {
    const released = window.lastRelease?.() ?? { isDrop: false, off: 0 }
    delete window.lastRelease
    return released
  })
}
