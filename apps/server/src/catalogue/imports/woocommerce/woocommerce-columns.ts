const wooNames = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  barcode: ['gtin, upc, ean, or isbn', 'gtin', 'meta: _global_unique_id'],
  mpn: ['mpn', 'meta: _mpn', 'meta: _ts_mpn'],
  measure: ['meta: _unit_product'],
  measureUnit: ['meta: _unit'],
  baseMeasure: ['meta: _unit_base'],
  cost: ['cost of goods', 'meta: _wc_cog_cost'],
  brand: ['brands', 'brand'],
  name: ['name'],
  published: ['published'],
  featured: ['is featured?'],
  visibility: ['visibility in catalog'],
  short: ['short description'],
  description: ['description'],
  saleFrom: ['date sale price starts'],
  saleUntil: ['date sale price ends'],
  inStock: ['in stock?'],
  stock: ['stock'],
  backorders: ['backorders allowed?'],
  weight: ['weight (g)', 'weight (kg)', 'weight (lbs)', 'weight (oz)'],
  sale: ['sale price'],
  regular: ['regular price'],
  categories: ['categories'],
  tags: ['tags'],
  images: ['images'],
  parent: ['parent'],
  seoTitle: ['meta: _yoast_wpseo_title'],
  seoDescription: ['meta: _yoast_wpseo_metadesc'],
} as const

export type WooColumn = keyof typeof wooNames

export type WooNamed = Partial<Record<WooColumn, string>>

export type WooKey = WooColumn | { attribute: string; part: 'name' | 'values' }

const attributePart = /^attribute (\d+) (name|value\(s\))$/

export function wooColumn(name: string): WooKey | undefined {
  const plain = name.trim().toLowerCase()
  const [, attribute, part] = attributePart.exec(plain) ?? []
  if (attribute) return { attribute, part: part === 'name' ? 'name' : 'values' }
  return (Object.keys(wooNames) as WooColumn[]).find((key) =>
    (wooNames[key] as readonly string[]).includes(plain),
  )
}

/** Columns whose content is redundant once the others are read. */
export function isSilentColumn(name: string): boolean {
  return /^(?:position|attribute \d+ (?:visible|global|default))$/.test(name.trim().toLowerCase())
}
