/** Columns of our own file, in the order in which they are written. */
export const productColumns = {
  slug: 'Slug',
  name: 'Name',
  status: 'Status',
  featured: 'Featured',
  price: 'Price',
  discountPrice: 'Discount price',
  sku: 'SKU',
  vendor: 'Vendor',
  productType: 'Type',
  barcode: 'Barcode',
  mpn: 'MPN',
  condition: 'Condition',
  unitMeasure: 'Unit measure',
  cost: 'Cost',
  trackStock: 'Track stock',
  stock: 'Stock',
  inStock: 'In stock',
  weight: 'Weight (g)',
  categories: 'Categories',
  tags: 'Tags',
  description: 'Description',
  seoTitle: 'SEO title',
  metaDescription: 'Meta description',
  image: 'Image',
  gallery: 'Gallery',
  options: 'Options',
  created: 'Created',
} as const

const variationColumns = {
  variation: 'Variation',
  variationPrice: 'Variation price',
  variationDiscountPrice: 'Variation discount price',
  variationSku: 'Variation SKU',
  variationBarcode: 'Variation barcode',
  variationCost: 'Variation cost',
  variationStock: 'Variation stock',
  variationWeight: 'Variation weight (g)',
  variationImage: 'Variation image',
} as const

export const columnLabels = { ...productColumns, ...variationColumns }

export type ProductColumn = keyof typeof productColumns
export type VariationColumn = keyof typeof variationColumns
export type SheetColumn = keyof typeof columnLabels

export const sheetColumns = Object.keys(columnLabels) as SheetColumn[]
export const variationColumnKeys = Object.keys(variationColumns) as VariationColumn[]
