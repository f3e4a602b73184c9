import type { BrowserContext } from '@playwright/test'
import { demoOwner } from '@vitrine/harness/owner.ts'

const depth = 6
const deepTexts = 3

/**
 * Signs the demo owner in and creates a page of `size` sections.
 * @returns its id
 */
export async function makePage(context: BrowserContext, origin: string, size: number) {
  const ask = async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`${origin}/api${path}`, { method, data })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const { userId } = await ask('POST', '/auth/login', demoOwner)
  const stores = await ask('GET', `/store/find-stores?userId=${userId}`)
  const [{ storeId }] = stores as unknown as [{ storeId: string }]
  await ask('POST', '/store/select-store', { storeId })
  const texts = Array.from({ length: size - depth - deepTexts }, (_, at) => aText(`text-${at}`))
  const content = [nested(0), ...texts]
  const page = await ask('POST', '/page/add-page', { storeId, name: `Page of ${size}`, content })
  return page['id'] as string
}

export const lastSection = (size: number) => `text-${size - depth - deepTexts - 1}`

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
