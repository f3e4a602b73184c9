import { defaultTaxes } from '@vitrine/commerce/pricing/tax.ts'
import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { filesOf, rowsOf } from './shop-archives.ts'

/** All of an archive that a restore brings back, without what counts or dates it. */
export async function shownBy(file: string) {
  const tables = await rowsOf(file)
  const { policies: _, ...store } = JSON.parse(
    (await filesOf(file)).get('store.json')!.toString('utf8'),
  ) as Record<string, unknown>
  const rows = (table: string) => tables.get(table) ?? []
  const without = (table: string, columns: string[]) =>
    rows(table)
      .map((row) => {
        const left = Object.entries(row).filter(([name]) => !columns.includes(name))
        return JSON.stringify(Object.fromEntries(left))
      })
      .toSorted()
  const settingsOf = (table: string, ifNone: object) => rows(table)[0]?.['settings'] ?? ifNone
  const contentOf = (pageId: unknown, revision: unknown) =>
    rows('page_revisions').find((row) => row['page_id'] === pageId && row['revision'] === revision)
  return {
    store,
    products: without('products', ['stock', 'sold_count', 'updated_at', 'lowest_price']),
    variations: without('variations', ['stock', 'lowest_price']),
    categories: without('categories', ['updated_at']),
    menus: without('menus', ['revision', 'updated_at']),
    articles: without('articles', ['revision', 'updated_at']),
    places: without('product_categories', []),
    media: without('media', []),
    redirects: without('redirects', []),
    discounts: without('discounts', ['uses']),
    library: without('saved_sections', ['updated_at']),
    global: without('global_contents', ['revision']),
    policies: without('policies', ['revision', 'updated_at']),
    texts: rows('policy_versions')
      .filter((row) => row['replaced_at'] === null)
      .map((row) => [row['kind'], row['title'], row['text']]),
    shipping: without('shipping_settings', ['revision']),
    taxes: settingsOf('tax_settings', defaultTaxes),
    payments: without('payment_settings', ['revision']),
    checkout: {
      draft: rows('checkout_settings')[0]?.['draft'] ?? defaultCheckout,
      published: rows('checkout_settings')[0]?.['published'] ?? null,
    },
    pages: rows('pages')
      .map((row) => {
        const { id, name, slug, meta_title, meta_description, is_home, draft_settings } = row
        const published = contentOf(id, row['published_revision'])?.['content']
        const draft = contentOf(id, row['draft_revision'])?.['content'] ?? row['draft']
        return JSON.stringify([
          [id, name, slug, meta_title, meta_description, is_home, draft_settings],
          published,
          draft,
        ])
      })
      .toSorted(),
  }
}
