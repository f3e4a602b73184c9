import type { FrameLocator, Page } from '@playwright/test'
import { demoOwner, expect, main } from './product-test.ts'

export interface Item {
  id: string
  type: string
  contentType: 'normal' | 'container'
  props: Record<string, unknown>
}

export function aText(id: string): Item {
  return { id, type: 'textBlock', contentType: 'normal', props: { text: `Words of ${id}` } }
}

export function aContainer(id: string, ...childComponents: Item[]): Item {
  return { id, type: 'container', contentType: 'container', props: { childComponents } }
}

const unique = () => Math.random().toString(36).slice(2, 8)

/** Signs the demo owner in, opens a shop of the test's own and a new page of it in the builder. */
export async function openBuilder(page: Page, ...content: Item[]): Promise<FrameLocator> {
  const ask = async <Answer>(method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(main(`/api${path}`), { method, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Answer
  }
  await ask('POST', '/auth/login', demoOwner)
  const { storeId } = await ask<{ storeId: string }>('POST', '/store/create-store', {
    name: `Harbour ${unique()}`,
  })
  const name = `Page ${unique()}`
  const { id } = await ask<{ id: string }>('POST', '/page/add-page', { storeId, name, content })
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
