import type { FrameLocator, Page } from '@playwright/test'
import { ask, createStore, signInDemoOwner } from './owner-api.ts'
import { expect, main } from './product-test.ts'

export interface Item {
  id: string
  type: string
  contentType: 'normal' | 'container'
  v?: number
  props: Record<string, unknown>
}

export function aText(id: string): Item {
  return { id, type: 'textBlock', contentType: 'normal', props: { text: `Words of ${id}` } }
}

export function aContainer(id: string, ...childComponents: Item[]): Item {
  return { id, type: 'container', contentType: 'container', props: { childComponents } }
}

/** Signs the demo owner in, opens a shop of the test's own and a new page of it in the builder. */
export async function openBuilder(page: Page, ...content: Item[]): Promise<FrameLocator> {
  await signInDemoOwner(page.request)
  const { storeId } = await createStore(page.request)
  const { id } = await ask<{ id: string }>(page.request, 'POST', '/page/add-page', {
    storeId,
    name: 'Harbour',
    content,
  })
  await page.goto(main(`/builder?page=${id}`))
  const canvas = page.frameLocator('iframe')
  await canvas.getByRole('contentinfo').first().waitFor({ timeout: 60_000 })
  if (content.length > 0) await expect(sectionOf(canvas, content[0]!.id)).toBeVisible()
  return canvas
}

export function sectionOf(canvas: FrameLocator, id: string) {
  return canvas.locator(`[data-section-id="${id}"]`)
}

/** The page's own content as it is drawn: `a, box(b, c)`. */
export async function outlineOf(canvas: FrameLocator): Promise<string> {
  return await canvas.locator('main').evaluate((main) => {
    const write = (around: Element): string =>
      [...around.querySelectorAll('[data-section-id]')]
        .filter((each) => (each.parentElement?.closest('[data-section-id]') ?? main) === around)
        .map((each) => {
          const isContainer = each.querySelector(':scope [data-slot-of]') !== null
          const id = each.getAttribute('data-section-id')!
          return isContainer ? `${id}(${write(each)})` : id
        })
        .join(', ')
    return write(main)
  })
}
