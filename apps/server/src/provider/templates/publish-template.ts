import type { ShopTemplate, TemplatePage } from '@vitrine/sections/templates/shops/shop-template.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { cleanContent } from '../../content/pages/clean-content.ts'
import { insertPage, listPages } from '../../content/pages/queries.ts'
import { type Saver, updatePage } from '../../content/pages/service.ts'
import { claimSlugs } from '../../platform/slugs/moved-slug.ts'
import { replaceGlobalContent } from './queries.ts'

const pageNames = { home: 'Home', shop: 'Shop', about: 'About', contact: 'Contact' } as const
const slugs = Object.keys(pageNames) as (keyof typeof pageNames)[]

/** Publishes the template's pages and global content; what was published stays as a revision. */
export async function publishTemplate(
  tx: StoreTransaction,
  template: ShopTemplate,
  { storeName, ...saver }: Saver & { storeName: string },
) {
  const rows = await listPages(tx)
  for (const slug of slugs) {
    const page = pageFor(template.pages[slug], storeName)
    const existing = rows.find((row) => (slug === 'home' ? row.isHome : row.slug === slug))
    if (existing) await updatePage(tx, { pageId: existing.id, ...page, publish: true }, saver)
    else await addPublished(tx, slug, page, saver.userId)
  }
  const content = cleanContent(forShop(template.globalContent, storeName))
  await replaceGlobalContent(tx, { draft: content, published: content })
}

function pageFor(
  { metaTitle, metaDescription, content }: TemplatePage,
  storeName: string,
): TemplatePage {
  const named = (text: string) => text.replaceAll('{shop}', () => storeName)
  return {
    metaTitle: named(metaTitle),
    metaDescription: named(metaDescription),
    content: forShop(content, storeName),
  }
}

async function addPublished(
  tx: StoreTransaction,
  slug: keyof typeof pageNames,
  { content, ...page }: TemplatePage,
  userId: string,
) {
  await claimSlugs(tx, 'page', [slug])
  await insertPage(tx, {
    ...page,
    name: pageNames[slug],
    slug,
    isHome: false,
    content: cleanContent(content),
    published: true,
    createdBy: userId,
  })
}
