import type { z } from 'zod'
import type { ProductColumn, SheetColumn, VariationColumn } from '../sheet/columns.ts'
import type { FileProduct } from './file-product.ts'
import type { BuiltVariation } from './build-variations.ts'

const columnOfField: Record<string, ProductColumn> = {
  discountPrice: 'discountPrice',
  productImage: 'image',
  galleryImages: 'gallery',
  imageAlts: 'image',
  attributeGroups: 'options',
  stockStatus: 'inStock',
  categoryIds: 'categories',
}
const columnOfVariationField: Record<string, VariationColumn> = {
  price: 'variationPrice',
  discountPrice: 'variationDiscountPrice',
  image: 'variationImage',
  sku: 'variationSku',
  barcode: 'variationBarcode',
  cost: 'variationCost',
  stock: 'variationStock',
  weight: 'variationWeight',
}

export function placeOf(
  path: readonly PropertyKey[],
  { row }: FileProduct,
  variations: readonly BuiltVariation[],
): { row: number; column: SheetColumn } {
  const [field, index, inner] = path.map(String)
  if (field !== 'variations') {
    const column = columnOfField[field ?? ''] ?? (field as ProductColumn)
    return { row, column }
  }
  const column = columnOfVariationField[inner ?? ''] ?? 'variation'
  return { row: variations[Number(index)]?.row ?? row, column }
}

export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    const max = issue.maximum.toLocaleString('en')
    if (issue.origin === 'string') return `This is longer than ${max} characters.`
    if (issue.origin === 'number' || issue.origin === 'int') return `This is more than ${max}.`
    if (!issue.message.startsWith('Too big')) return issue.message
    return `There can be at most ${max}.`
  }
  if (issue.code === 'too_small') return 'This cannot be empty.'
  if (issue.code === 'invalid_format' && issue.path.includes('swatch'))
    return 'Write a colour like #1f8a70.'
  return issue.message
}
