import type { ProductValues } from './product-values.ts'

export const fieldNames: Partial<Record<keyof ProductValues, string>> = {
  name: 'Name',
  description: 'Description',
  slug: 'URL handle',
  price: 'Price',
  discountPrice: 'Discount price',
  productImage: 'Main image',
  galleryImages: 'Gallery',
  imageAlts: 'Alt text',
  attributeGroups: 'Attributes',
  variations: 'Variations',
  trackStock: 'Track quantity',
  stock: 'Quantity in stock',
  lowStockAt: 'Low stock',
  stockStatus: 'In stock',
  sku: 'SKU',
  vendor: 'Vendor',
  productType: 'Type',
  barcode: 'Barcode',
  mpn: 'MPN',
  condition: 'Condition',
  unitMeasure: 'Unit price',
  cost: 'Cost',
  weight: 'Weight',
  categoryIds: 'Categories',
  tags: 'Tags',
  featured: 'Featured',
  status: 'Status',
  templateId: 'Template',
  seoTitle: 'Page title',
  metaDescription: 'Meta description',
}

const partNames: Record<string, string> = {
  ...fieldNames,
  image: 'image',
  attributes: 'values',
  values: 'values',
}

/** Returns the label for a path, such as "50 g / Tin: price". */
export function fieldName(path: string, values: ProductValues): string {
  const [first = '', place = '', part = ''] = path.split('.')
  const name = fieldNames[first as keyof ProductValues] ?? first
  if (!place) return name
  const partName = (partNames[part] ?? part).toLowerCase()
  const index = Number(place)
  if (first === 'variations') {
    const of = Object.values(values.variations[index]?.attributes ?? {}).join(' / ')
    return `${of || 'Variation'}: ${partName}`
  }
  if (first === 'variationGroups') {
    const { value } = values.attributeGroups[0]?.values[index] ?? {}
    return `All of ${value ?? 'a group'}: ${partName}`
  }
  if (first === 'attributeGroups') {
    return `${values.attributeGroups[index]?.name || 'New attribute group'}: ${partName}`
  }
  return first === 'galleryImages' ? `Image ${index + 2}` : name
}
