import { categoryInput } from '@vitrine/contract/catalogue/category.ts'
import { articleInput } from '@vitrine/contract/content/article.ts'
import { menuInput } from '@vitrine/contract/content/menu.ts'
import { productInput } from '@vitrine/contract/catalogue/product.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Address, DemoPages, DemoProduct, DemoStore } from '@vitrine/demo/demo-store.ts'
import { addCategory } from '../catalogue/categories/service.ts'
import { addArticle } from '../content/blog/service.ts'
import { addMenu } from '../content/menus/service.ts'
import { insertMedia } from '../content/media/queries.ts'
import { listPages } from '../content/pages/queries.ts'
import { addPage, updateAllContent, updatePage } from '../content/pages/service.ts'
import type { Services } from '../api/context.ts'
import { addProduct } from '../catalogue/products/service.ts'
import { updateStore } from '../shop/stores/queries.ts'
import type { AddedImages } from './add-images.ts'

export interface Target {
  storeId: string
  userId: string
}

/** Adds images first, then everything else in one transaction: a store is empty or complete. */
export async function fillStore(
  { db }: Pick<Services, 'db'>,
  demo: DemoStore,
  { storeId, userId }: Target,
  addImages: () => Promise<AddedImages>,
): Promise<void> {
  if (!(await inStore(db, storeId, isUntouched))) return
  const images = await addImages()
  await inPlatform(db, (tx) => updateStore(tx, storeId, { theme: demo.theme, seller: demo.seller }))
  const address: Address = (image) =>
    `/media/${storeId}/${images.get(image)?.largest ?? `${image}-1280.webp`}`
  await inStore(db, storeId, async (tx) => {
    if (!(await isUntouched(tx))) return
    await addToLibrary(tx, images)
    const categoryIds = await addCategories(tx, demo, address)
    // Lists show the newest product first, so the first one is added last.
    for (const product of demo.products.toReversed()) {
      const input = productInput.parse(toInput(product, { storeId, address, categoryIds }))
      await addProduct(tx, input, { storeId, currency: demo.currency })
    }
    await publishPages(tx, demo.pages(address), userId)
    await addArticles(tx, demo, address)
    await addCategoryMenu(tx, demo, categoryIds)
  })
}

async function isUntouched(tx: StoreTransaction) {
  const pages = await listPages(tx)
  return pages.some(({ isHome, draftRevision }) => isHome && draftRevision === 1)
}

async function addToLibrary(tx: StoreTransaction, images: AddedImages) {
  for (const [name, { largest, ...made }] of images)
    await insertMedia(tx, {
      ...made,
      url: `/media/${tx.storeId}/${largest}`,
      name,
      alt: '',
      createdAt: new Date(),
    })
}

async function addArticles(tx: StoreTransaction, { articles = [] }: DemoStore, address: Address) {
  const articleJobs = { sendArticle: async () => {} }
  for (const [index, { cover, ...article }] of articles.entries()) {
    const { storeId } = tx
    const status = 'published'
    const input = articleInput.parse({ ...article, storeId, cover: address(cover), status })
    const daysAgo = (articles.length - index) * 9
    const now = new Date(Date.now() - daysAgo * 86_400_000)
    await addArticle(tx, input, { articleJobs, now })
  }
}

/** Shown nowhere, so that owners can try it. */
async function addCategoryMenu(
  tx: StoreTransaction,
  { categories }: DemoStore,
  ids: ReadonlyMap<string, string>,
) {
  const { storeId } = tx
  const children = categories.map(({ slug, name }) => ({
    id: slug,
    label: name,
    target: { kind: 'category' as const, id: ids.get(slug)! },
  }))
  const shop = { kind: 'address' as const, url: '/shop' }
  const blog = { kind: 'address' as const, url: '/blog' }
  const input = menuInput.parse({
    storeId,
    name: 'Main menu',
    entries: [
      { id: 'shop', label: 'Shop', target: shop, children },
      { id: 'blog', label: 'Blog', target: blog },
    ],
  })
  await addMenu(tx, input)
}

async function addCategories(tx: StoreTransaction, demo: DemoStore, address: Address) {
  const ids = new Map<string, string>()
  for (const { image, ...category } of demo.categories) {
    const input = categoryInput.parse({
      ...category,
      storeId: tx.storeId,
      image: address(image),
    })
    ids.set(
      category.slug,
      (await addCategory(tx, input, { storeId: tx.storeId, currency: demo.currency })).id,
    )
  }
  return ids
}

interface Addresses {
  storeId: string
  address: Address
  categoryIds: ReadonlyMap<string, string>
}

/** At its full price: what is on sale is reduced later, as in a shop. */
function toInput(product: DemoProduct, { storeId, address, categoryIds }: Addresses) {
  const { images, categories, stock, variations = [], discountPrice: _d, ...fields } = product
  const [main, ...others] = images
  return {
    ...fields,
    storeId,
    productImage: address(main),
    galleryImages: others.map(address),
    trackStock: stock !== undefined,
    stock,
    categoryIds: categories.map((slug) => categoryIds.get(slug)),
    variations: variations.map(({ image, discountPrice: _o, ...variation }) => ({
      ...variation,
      image: image && address(image),
    })),
  }
}

async function publishPages(tx: StoreTransaction, demo: DemoPages, userId: string) {
  await publishFirstPages(tx, demo, userId)
  if (!demo.contact) return
  const page = await addPage(tx, { name: 'Contact', slug: 'contact' }, userId)
  await updatePage(
    tx,
    { pageId: page.id, ...demo.contact, publish: true },
    { userId, at: new Date() },
  )
}

async function publishFirstPages(tx: StoreTransaction, demo: DemoPages, userId: string) {
  const pages = await listPages(tx)
  for (const slug of ['home', 'shop', 'about'] as const) {
    const page = pages.find((candidate) => candidate.slug === slug)
    if (!page) throw new Error(`A new store has no ${slug} page.`)
    await updatePage(
      tx,
      { pageId: page.id, ...demo[slug], publish: true },
      { userId, at: new Date() },
    )
    if (slug === 'home') {
      const { content } = demo.home
      const { globalContent } = demo
      await updateAllContent(
        tx,
        { pageId: page.id, content, globalContent, publish: true },
        { userId, at: new Date() },
      )
    }
  }
}
