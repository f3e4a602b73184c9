import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertGlobalContent } from './global-content-queries.ts'
import { insertPage } from './queries.ts'
import { aboutContent, homeContent, sharedContent, shopContent } from './starter-content.ts'

export async function createStarterPages(tx: StoreTransaction, { name }: { name: string }) {
  await insertGlobalContent(tx, sharedContent(name))
  const page = { published: true, createdBy: null, metaDescription: '', isHome: false }
  await insertPage(tx, {
    ...page,
    name: 'Home',
    slug: 'home',
    isHome: true,
    metaTitle: name,
    content: homeContent(name),
  })
  await insertPage(tx, {
    ...page,
    name: 'Shop',
    slug: 'shop',
    metaTitle: `Shop · ${name}`,
    content: shopContent(),
  })
  await insertPage(tx, {
    ...page,
    name: 'About',
    slug: 'about',
    metaTitle: `About · ${name}`,
    content: aboutContent(name),
  })
}
