import { requireDone, requireOk } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { pageTemplates } from '@vitrine/sections/templates/page-templates.ts'

/** The page templates of `docs/five-pages.md`, each with the shop template whose products it shows. */
export const fivePages = [
  { template: 'spotlight', shop: 'furniture' },
  { template: 'quiet-home', shop: 'cosmetics' },
  { template: 'season', shop: 'furniture' },
  { template: 'drive', shop: 'cycling' },
  { template: 'one-page', shop: 'bakery' },
] as const

type FivePage = (typeof fivePages)[number]

export const templateOf = ({ template }: FivePage) =>
  pageTemplates.find(({ id }) => id === template)!

interface LivePage {
  name: string
  url: string
}

/** Opens a shop for each of the five, and publishes it there. */
export async function publishFivePages(origin: string): Promise<LivePage[]> {
  const api = origin.replace('127.0.0.1', 'localhost')
  let owner: Owner | undefined
  const live: LivePage[] = []
  for (const each of fivePages) {
    const { name } = templateOf(each)
    owner = await (owner ? openAnotherShop(api, owner, { name }) : openShop(api, { name }))
    live.push({ name: each.template, url: await publish(api, owner, each) })
  }
  return live
}

async function publish(origin: string, { storeId, storeDomain, headers }: Owner, each: FivePage) {
  const { name, content, metaDescription } = templateOf(each)
  const look = { storeId, useId: crypto.randomUUID(), template: each.shop, demoProducts: true }
  await requireDone(`${origin}/api/templates/use`, look, headers)
  const page = { storeId, name, metaDescription, content: forShop(content, name) }
  const { body } = await requireDone<{ id: string; slug: string }>(
    `${origin}/api/page/add-page`,
    page,
    headers,
  )
  await requireOk(`${origin}/api/page/update-page`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ pageId: body.id, publish: true }),
  })
  return `${origin.replace('localhost', storeDomain)}/page/${body.slug}`
}
