import type { BrowserContext } from '@playwright/test'
import { demoOwner } from '../../e2e/product-test.ts'

/** Signs the demo owner in and makes a page of that many texts. @returns its id */
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
  const content = Array.from({ length: size }, (_, index) => ({
    id: `text-${index}`,
    type: 'textBlock',
    contentType: 'normal',
    props: { text: `Paragraph ${index} of a page that is long.` },
  }))
  const page = await ask('POST', '/page/add-page', { storeId, name: `Page of ${size}`, content })
  return page['id'] as string
}
