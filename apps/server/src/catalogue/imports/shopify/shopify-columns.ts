const shopifyNames = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  body: ['description', 'body (html)'],
  vendor: ['vendor'],
  type: ['type'],
  category: ['product category', 'standardized product type'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  name1: ['option1 name'],
  value1: ['option1 value'],
  name2: ['option2 name'],
  value2: ['option2 value'],
  name3: ['option3 name'],
  value3: ['option3 value'],
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode'],
  mpn: ['google shopping / mpn'],
  condition: ['google shopping / condition'],
  measure: ['unit price total measure'],
  measureUnit: ['unit price total measure unit'],
  baseMeasure: ['unit price base measure'],
  baseUnit: ['unit price base measure unit'],
  cost: ['cost per item'],
  grams: ['weight value (grams)', 'variant grams'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  quantity: ['inventory quantity', 'variant inventory qty'],
  policy: ['continue selling when out of stock', 'variant inventory policy'],
  price: ['price', 'variant price'],
  compareAt: ['compare-at price', 'variant compare at price'],
  picture: ['product image url', 'image src'],
  position: ['image position'],
  alt: ['image alt text'],
  variantImage: ['variant image url', 'variant image'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const

/** Columns whose content is redundant once the others are read. */
export function isSilentColumn(name: string): boolean {
  return ['variant weight unit', 'weight unit for display'].includes(name.trim().toLowerCase())
}

export type ShopifyColumn = keyof typeof shopifyNames

export function shopifyColumn(name: string): ShopifyColumn | undefined {
  const plain = name.trim().toLowerCase()
  return (Object.keys(shopifyNames) as ShopifyColumn[]).find((key) =>
    (shopifyNames[key] as readonly string[]).includes(plain),
  )
}
