import type { StoredRule } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { writeRule } from '../../../catalogue/categories/category-rule.ts'
import { takeTurns } from '../../../platform/slugs/free-slug.ts'
import { ask } from '../bring/ask.ts'
import { indexProducts } from '../bring/index-products.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

export interface RestoredProducts {
  changed: number
  /** Were deleted since. */
  returned: number
  /** Are younger than the archive. */
  archived: number
}

/** Triggers write these. */
const computed = ['available', 'has_variations', 'paid_from', 'paid_to', 'lowest_price']
const counted = ['stock', 'sold_count', 'updated_at']

/**
 * Products, variations and categories as they were. Stock is that of the archive without what was
 * sold since. Products that are younger stay, archived, since orders may have lines of them.
 */
export class CatalogueRestorer {
  readonly #tx: StoreTransaction
  readonly #staged: StagedArchive
  /** Products to be indexed again. */
  readonly #touched = new Set<string>()

  constructor(tx: StoreTransaction, staged: StagedArchive) {
    this.#tx = tx
    this.#staged = staged
  }

  async restore(): Promise<RestoredProducts> {
    await ask(this.#tx, `SET LOCAL app.index_later = 'on'`)
    await this.#compareStock()
    await this.#lock()
    for (const kind of ['category', 'product'] as const) await takeTurns(this.#tx, kind)
    await this.#categories()
    const products = await this.#products()
    await this.#places()
    await indexProducts(this.#tx, [...this.#touched].toSorted())
    return products
  }

  /**
   * By how much the stock of each item has to change. What is sold meanwhile does not matter: it
   * lowers the stock and the difference to the archive alike.
   */
  async #compareStock() {
    await ask(
      this.#tx,
      `CREATE TEMPORARY TABLE stock_changes ON COMMIT DROP AS
       WITH sold AS (
         SELECT item, sum(change)::int AS change FROM (
           SELECT coalesce(variation_id, product_id) AS item, change FROM stock_movements
           WHERE store_id = current_store() AND reason IN ('sale', 'restock')
           UNION ALL
           SELECT coalesce(variation_id, product_id), -change FROM archived_stock_movements
           WHERE reason IN ('sale', 'restock')) AS moved
         GROUP BY item),
       target AS (
         SELECT s.id, s.stock, p.stock AS living FROM archived_products s
         LEFT JOIN products p ON p.store_id = s.store_id AND p.id = s.id
         UNION ALL
         SELECT s.id, coalesce(s.stock, 0), coalesce(v.stock, 0) FROM archived_variations s
         LEFT JOIN variations v ON v.store_id = s.store_id AND v.id = s.id)
       SELECT id, greatest(target.stock + coalesce(change, 0), 0) AS stock,
         greatest(target.stock + coalesce(change, 0), 0) - coalesce(living, 0) AS change
       FROM target LEFT JOIN sold ON sold.item = target.id`,
    )
    await ask(this.#tx, 'ANALYZE stock_changes')
  }

  /** In the order of orders, so that the two do not wait for each other in a circle. */
  async #lock() {
    const compared = (table: 'products' | 'variations', alias: string) =>
      `FROM ${table} ${alias} LEFT JOIN archived_${table} s USING (store_id, id)
       LEFT JOIN stock_changes c USING (id)
       WHERE ${alias}.store_id = $1 AND (s.id IS NULL OR ${this.#differs(table, alias)})`
    await ask(
      this.#tx,
      `SELECT FROM products WHERE store_id = $1 AND id IN (
         SELECT id ${compared('products', 'p')}
         UNION SELECT v.product_id ${compared('variations', 'v')}
         UNION SELECT s.product_id FROM archived_variations s WHERE NOT EXISTS (
           SELECT FROM variations v WHERE v.store_id = $1 AND v.id = s.id))
       ORDER BY id FOR UPDATE`,
      [this.#tx.storeId],
    )
  }

  #columns(table: 'products' | 'variations') {
    return this.#staged.columnsOf(table, ['id', ...computed, ...counted])
  }

  /** Of a row, its archived one `s` and the change `c` of its stock. */
  #differs(table: 'products' | 'variations', alias: string) {
    const columns = this.#columns(table)
    return `((${quoted(columns, `${alias}.`)}) IS DISTINCT FROM (${quoted(columns, 's.')})
      OR (${alias}.stock IS NULL) <> (s.stock IS NULL) OR c.change <> 0)`
  }

  async #categories() {
    const columns = this.#staged.columnsOf('categories', ['id', 'rule', 'updated_at'])
    await this.#touch(
      `SELECT product_id FROM product_categories c JOIN categories g USING (store_id)
       LEFT JOIN archived_categories s USING (store_id, id)
       WHERE store_id = $1 AND g.id = c.category_id
         AND (s.id IS NULL OR (s.name, s.rule) IS DISTINCT FROM (g.name, g.rule))`,
    )
    await this.#write(
      `DELETE FROM categories g WHERE store_id = $1
         AND NOT EXISTS (SELECT FROM archived_categories s WHERE s.id = g.id)`,
    )
    await this.#freeSlugs('categories')
    await this.#write(
      `INSERT INTO categories (store_id, id, ${quoted(columns)})
       SELECT $1, id, ${quoted(columns)} FROM archived_categories s WHERE NOT EXISTS (
         SELECT FROM categories g WHERE g.store_id = $1 AND g.id = s.id)`,
    )
    await this.#write(
      `UPDATE categories g SET ${settingOf(columns)}, updated_at = now()
       FROM archived_categories s WHERE g.store_id = $1 AND g.id = s.id
         AND (${quoted(columns, 'g.')}) IS DISTINCT FROM (${quoted(columns, 's.')})`,
    )
    const { rows } = await ask(
      this.#tx,
      `SELECT s.id, s.rule FROM archived_categories s JOIN categories g USING (store_id, id)
       WHERE g.rule IS DISTINCT FROM s.rule ORDER BY s.rule IS NOT NULL, s.id`,
    )
    // Those that lose their rule first: a shop has a maximum of them.
    for (const { id, rule } of rows as { id: string; rule: StoredRule | null }[])
      await writeRule(this.#tx, id, rule)
  }

  async #products(): Promise<RestoredProducts> {
    const columns = this.#columns('products')
    const archived = await this.#touch(
      `UPDATE products p SET status = 'archived', updated_at = now()
       WHERE store_id = $1 AND status <> 'archived'
         AND NOT EXISTS (SELECT FROM archived_products s WHERE s.id = p.id) RETURNING id`,
    )
    await this.#touch(
      `DELETE FROM variations v USING archived_products p
       WHERE v.store_id = $1 AND v.product_id = p.id
         AND NOT EXISTS (SELECT FROM archived_variations s WHERE s.id = v.id)
       RETURNING v.product_id`,
    )
    await this.#freeSlugs('products')
    const changed = await this.#touch(
      `UPDATE products p SET ${settingOf(columns)}, updated_at = now(),
         stock = greatest(p.stock + c.change, 0)
       FROM archived_products s JOIN stock_changes c USING (id)
       WHERE p.store_id = $1 AND p.id = s.id AND ${this.#differs('products', 'p')}
       RETURNING p.id`,
    )
    const all = [...columns, ...this.#inserted('products')]
    const returned = await this.#touch(
      `INSERT INTO products (store_id, id, ${quoted(all)}, stock, sold_count)
       SELECT $1, s.id, ${quoted(all, 's.')}, c.stock, least(s.sold_count + coalesce((
         SELECT sum(l.quantity) FROM order_lines l
         JOIN orders o ON o.store_id = l.store_id AND o.id = l.order_id
         WHERE l.store_id = $1 AND l.product_id = s.id AND o.number > coalesce((
           SELECT value FROM archived_order_counters WHERE kind = 'order'), 0)), 0), 2147483647)
       FROM archived_products s JOIN stock_changes c USING (id) WHERE NOT EXISTS (
         SELECT FROM products p WHERE p.store_id = $1 AND p.id = s.id)
       RETURNING id`,
    )
    await this.#variations()
    return { changed, returned, archived }
  }

  async #variations() {
    const columns = this.#columns('variations')
    await this.#touch(
      `UPDATE variations v SET ${settingOf(columns)},
         stock = CASE WHEN s.stock IS NOT NULL THEN greatest(coalesce(v.stock, 0) + c.change, 0) END
       FROM archived_variations s JOIN stock_changes c USING (id)
       WHERE v.store_id = $1 AND v.id = s.id AND ${this.#differs('variations', 'v')}
       RETURNING v.product_id`,
    )
    const all = [...columns, ...this.#inserted('variations')]
    await this.#touch(
      `INSERT INTO variations (store_id, id, ${quoted(all)}, stock)
       SELECT $1, s.id, ${quoted(all, 's.')}, CASE WHEN s.stock IS NOT NULL THEN c.stock END
       FROM archived_variations s JOIN stock_changes c USING (id) WHERE NOT EXISTS (
         SELECT FROM variations v WHERE v.store_id = $1 AND v.id = s.id)
       RETURNING product_id`,
    )
  }

  /** Of a new row no trigger knows the earlier prices. */
  #inserted(table: 'products' | 'variations') {
    return this.#staged.columnsOf(table, []).filter((column) => column === 'lowest_price')
  }

  /** Rules filled their categories already. */
  async #places() {
    await this.#touch(
      `DELETE FROM product_categories c USING archived_categories g, archived_products p
       WHERE c.store_id = $1 AND c.category_id = g.id AND c.product_id = p.id AND g.rule IS NULL
         AND NOT EXISTS (SELECT FROM archived_product_categories s
           WHERE s.product_id = c.product_id AND s.category_id = c.category_id)
       RETURNING c.product_id`,
    )
    await this.#touch(
      `INSERT INTO product_categories (store_id, product_id, category_id, position)
       SELECT $1, s.product_id, s.category_id, s.position FROM archived_product_categories s
       JOIN archived_categories g ON g.id = s.category_id AND g.rule IS NULL
       ON CONFLICT (store_id, product_id, category_id) DO NOTHING RETURNING product_id`,
    )
    await this.#write(
      `UPDATE product_categories c SET position = s.position FROM archived_product_categories s
       WHERE c.store_id = $1 AND c.product_id = s.product_id AND c.category_id = s.category_id
         AND c.position IS DISTINCT FROM s.position`,
    )
  }

  /** Two rows may have exchanged their slugs; a younger product gives up one that is needed. */
  async #freeSlugs(table: 'products' | 'categories') {
    await this.#write(
      `UPDATE ${table} t SET slug = left(t.slug, 60) || '-' || right(t.id::text, 12)
       FROM archived_${table} s WHERE t.store_id = $1 AND t.slug = s.slug AND t.id <> s.id`,
    )
  }

  async #write(text: string): Promise<Record<string, string>[]> {
    const { rows } = await ask(this.#tx, text, [this.#tx.storeId])
    return rows as Record<string, string>[]
  }

  /** @returns how many rows were written, which name their products */
  async #touch(text: string): Promise<number> {
    const rows = await this.#write(text)
    for (const row of rows) this.#touched.add(Object.values(row)[0]!)
    return rows.length
  }
}

const settingOf = (columns: readonly string[]) =>
  columns.map((column) => `"${column}" = s."${column}"`).join(', ')
