import type { BrowserContext } from '@playwright/test'
import { demoOwner } from '@vitrine/harness/owner.ts'

const depth = 6
const deepTexts = 3
const blocksOfSection = 100

/**
 * Creates a page of `size` sections.
 * @returns its id
 */
export async function makePage(context: BrowserContext, origin: string, size: number) {
  const texts = Array.from({ length: size - depth - deepTexts }, (_, at) => aText(`text-${at}`))
  return await addPage(context, origin, `Page of ${size}`, [nested(0), ...texts])
}

/**
 * Adds sections of 100 blocks: groups of an image, a heading and a text.
 * @returns its id
 */
export async function makePageOfBlocks(context: BrowserContext, origin: string, size: number) {
  const sections = Array.from({ length: Math.ceil(size / blocksOfSection) }, (_, at) =>
    aFreeSection(`blocks-${at}`),
  )
  return await addPage(context, origin, `Page of ${size} blocks`, sections)
}

/** Signs the demo owner in. */
async function addPage(context: BrowserContext, origin: string, name: string, content: object[]) {
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`${origin}/api${path}`, { method, data })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const { userId } = await ask('POST', '/auth/login', demoOwner)
  const stores = await ask('GET', `/store/find-stores?userId=${userId}`)
  const [{ storeId }] = stores as unknown as [{ storeId: string }]
  await ask('POST', '/store/select-store', { storeId })
  const page = await ask('POST', '/page/add-page', { storeId, name, content })
  return page['id'] as string
}

export const lastSection = (size: number) => `text-${size - depth - deepTexts - 1}`

export const lastBlock = (size: number) =>
  `blocks-${Math.ceil(size / blocksOfSection) - 1}-text-${blocksOfSection / 4 - 1}`

function aFreeSection(id: string) {
  const groups = Array.from({ length: blocksOfSection / 4 }, (_, at) =>
    aBlock(`${id}-group-${at}`, 'group', {
      childComponents: [
        aBlock(`${id}-image-${at}`, 'image', { src: '/media/stock/bowls.svg', ratio: '1 / 1' }),
        aBlock(`${id}-heading-${at}`, 'heading', { text: `Part ${at}`, level: 'heading3' }),
        aBlock(`${id}-text-${at}`, 'text', {
          text: `Words of part ${at}, of a page that is long.`,
        }),
      ],
    }),
  )
  const props = { layout: 'grid', columns: '1 1 1 1', childComponents: groups }
  return { id, type: 'freeSection', contentType: 'normal', props }
}

function aBlock(id: string, type: string, props: object) {
  return { id, type, contentType: 'block', props }
}

function nested(level: number): object {
  const childComponents =
    level === depth - 1
      ? Array.from({ length: deepTexts }, (_, at) => aText(`deep-${at}`))
      : [nested(level + 1)]
  const props = { direction: 'column', padding: '8px', gap: '8px', childComponents }
  return { id: `nest-${level}`, type: 'container', contentType: 'container', props }
}

function aText(id: string) {
  const text = `Paragraph ${id} of a page that is long.`
  return { id, type: 'textBlock', contentType: 'normal', props: { text } }
}
