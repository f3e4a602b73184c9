import type { PageItem } from '@vitrine/contract/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sectionSchemas, type SectionType } from '@vitrine/sections/schemas.ts'
import { insertGlobalContent, insertPage } from './queries.ts'

/** Home, shop, about and the global content, published: what every new store begins with. */
export async function createStarterPages(tx: StoreTransaction, store: { name: string }) {
  const global: SectionType[] = ['topbar', 'navbar', 'footer']
  await insertGlobalContent(tx, global.map(section))
  const all: [name: string, slug: string, sections: SectionType[]][] = [
    ['Home', 'home', ['hero', 'productGrid']],
    ['Shop', 'shop', ['productGrid']],
    ['About', 'about', ['textBlock']],
  ]
  for (const [name, slug, types] of all)
    await insertPage(tx, {
      name,
      slug,
      metaTitle: slug === 'home' ? store.name : `${name} · ${store.name}`,
      metaDescription: '',
      isHome: slug === 'home',
      content: types.map(section),
      published: true,
      createdBy: null,
    })
}

function section(type: SectionType): PageItem {
  const { contentType, version, defaults } = sectionSchemas[type]
  return { id: newId(), type, contentType, v: version, props: structuredClone({ ...defaults }) }
}
