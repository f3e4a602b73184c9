import { queriesOf } from '@vitrine/sections/render/section-data.ts'
import type { StoreQuery } from '@vitrine/sections/kit/store-queries.ts'
import { type AtAddress, isGone, isMissing, orGone } from '@vitrine/sections/kit/or-gone.ts'
import { globalContentQuery, pageQuery, shopPage, type ShopPage } from '../calls/queries.ts'
import type { Visit } from './visit.ts'

/** The page's response includes the global content, which saves a call. */
export async function readPage(visit: Visit): Promise<AtAddress<ShopPage>> {
  const { client, source, key } = visit
  const { storeDomain } = source.store
  const page = await orGone(source.calls.page.getPageByDomain({ domain: storeDomain, slug: key }))
  client.setQueryData(pageQuery(source, key).queryKey, page && shopPage(page))
  if (!page) {
    await readGlobalContent(visit)
    return page
  }
  client.setQueryData(globalContentQuery(source).queryKey, page.globalContent)
  await readAll(visit, queriesOf([...page.globalContent, ...page.content], source))
  return page
}

export async function readGlobalContent(visit: Visit) {
  const content = await visit.read(globalContentQuery(visit.source))
  await readAll(visit, queriesOf(content, visit.source))
}

/** A failed section query only affects its section, which retries in the browser. */
export async function readAll(visit: Visit, queries: StoreQuery<unknown>[]) {
  await Promise.all(queries.map((query) => readOne(visit, query)))
}

async function readOne({ read, gaps }: Visit, query: StoreQuery<unknown>) {
  try {
    await read(query)
  } catch (error) {
    if (!isMissing(error) && !isGone(error)) gaps.push(error)
  }
}
