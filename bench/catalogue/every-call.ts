import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { StoreAsks } from './store-asks.ts'
import { say, report, timesOf } from './times-of.ts'

const sorts = ['newest', 'name', 'price', 'price-desc'] as const
const list = '/products/filtered-products'

export async function everyCall(asks: StoreAsks) {
  const { totalElements } = await asks.get<PageOf<ProductRow>>(list)
  say(`\na store of ${totalElements} products, one request after another`)
  await ownersList(asks, Math.min(999, Math.floor(totalElements / 40)))
  await shoppersPages(asks, totalElements)
  await searches(asks)
}

async function ownersList(asks: StoreAsks, late: number) {
  const categories = await asks.get<Category[]>('/category/fetch-categories')
  const [category] = categories
  const wide = categories.find(({ slug }) => slug === 'everything')
  const filters = {
    'no filter': {},
    'status draft': { status: 'draft' },
    'status archived': { status: 'archived' },
    'in stock': { stock: 'in' },
    'sold out': { stock: 'out' },
    'in stock, active': { stock: 'in', status: 'active' },
    category: { category: category?.id ?? '' },
    'all by a rule': { category: wide?.id ?? '' },
    'all by a rule, draft': { category: wide?.id ?? '', status: 'draft' },
  }
  for (const [name, filter] of Object.entries(filters))
    for (const sort of sorts) {
      const page = (number: number) => () => asks.get(list, { ...filter, sort, page: number })
      report(`list, ${name}, by ${sort}, page 1`, await timesOf(page(0), 40), 100)
      if (name !== 'category')
        report(`list, ${name}, by ${sort}, page ${late + 1}`, await timesOf(page(late), 40), 100)
    }
}

async function shoppersPages(asks: StoreAsks, total: number) {
  const collection = (turn: number) => asks.page(`/collection/c-${(turn % 100) + 1}`)
  report('collection page, uncached', await timesOf(collection), 100)
  report(
    'collection page, placed by hand',
    await timesOf(() => asks.page('/collection/c-1'), 60),
    100,
  )
  const sorts = ['featured', 'best-selling', 'newest', 'price', 'price-desc', 'name']
  for (const [slug, share, held] of [
    ['gifts', 'a fifth of the store', total / 5],
    ['everything', 'all of the store', total],
  ] as const) {
    const late = Math.min(100, Math.floor(held / 30))
    const page = (query: string) => () => asks.page(`/collection/${slug}${query}`)
    for (const sort of sorts)
      report(`a rule's ${share}, by ${sort}`, await timesOf(page(`?sort=${sort}`), 40), 100)
    report(`a rule's ${share}, page ${late}`, await timesOf(page(`?page=${late}`), 40), 100)
    report(`a rule's ${share}, in stock`, await timesOf(page('?stock=in'), 40), 100)
    report(`a rule's ${share}, up to 20`, await timesOf(page('?max=20'), 40), 100)
  }
  report('all categories', await timesOf(() => asks.get('/category/fetch-categories'), 40), 100)
  report("the owner's tree of categories", await timesOf(() => asks.get('/category/tree'), 40), 100)
  report('shop page of all products, uncached', await timesOf(() => asks.page('/shop'), 60), 100)
  const product = (turn: number) => asks.page(`/product/p-${((turn * 100) % (total - 200)) + 2}`)
  report('product page, uncached', await timesOf(product), 60)
  report('product page of 2,000 variations', await timesOf(() => asks.page('/product/p-1'), 40), 60)
}

async function searches(asks: StoreAsks) {
  const { content } = await asks.get<PageOf<ProductRow>>(list, { size: 100, status: 'active' })
  const names = content.map(({ name }) => name)
  const search = (name: string) => asks.get('/products/fetch-searched-products', { name })
  const of = (turn: number) => names[turn % names.length] ?? ''
  const word = (turn: number) => of(turn).split(' ')[turn % 4] ?? ''
  report('search, a whole name', await timesOf((turn) => search(of(turn))), 80)
  report('search, one word', await timesOf((turn) => search(word(turn))), 80)
  report(
    'search, the beginning of a word',
    await timesOf((turn) => search(word(turn).slice(0, 3))),
    80,
  )
  report('search, one letter', await timesOf((turn) => search(word(turn).slice(0, 1)), 60), 80)
  report('search, a word of half the store', await timesOf(() => search('shelf small'), 60), 80)
  report('search, a SKU', await timesOf((turn) => search(`sku${turn * 7 + 1}`)), 80)
  report('search, nothing found', await timesOf((turn) => search(`qqqqqqq${turn} wwwwww`), 60), 80)
  report('search, 10,000 letters', await timesOf(() => search('a'.repeat(10_000)), 20), 80)
  const asOwner = (turn: number) => asks.get(list, { search: word(turn) })
  report("search in the owner's list", await timesOf(asOwner), 100)
}
