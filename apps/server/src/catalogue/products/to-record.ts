import { toMinor } from '@vitrine/commerce/money/money.ts'
import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { toTradeData } from '../cards/trade-data.ts'
import type { ParsedProduct, ParsedVariation } from './service.ts'

/** Converts amounts to minor units; a refusal names the field of a wrong amount. */
export function toColumns(input: ParsedProduct, currency: string) {
  return {
    name: input.name,
    ...toMinorPrices(input, '', currency),
    productImage: input.productImage,
    galleryImages: input.galleryImages,
    imageAlts: altsOf(input),
    description: cleanHtml(input.description),
    seoTitle: input.seoTitle,
    metaDescription: input.metaDescription,
    sku: input.sku,
    vendor: input.vendor,
    productType: input.productType,
    barcode: input.barcode,
    tradeData: toTradeData(input),
    cost: optionalAmount(input.cost, 'cost', currency),
    lowStockAt: input.lowStockAt,
    templateId: input.templateId,
    trackStock: input.trackStock,
    stock: input.stock,
    inStock: input.stockStatus,
    status: input.status,
    featured: input.featured,
    weight: input.weight,
    tags: distinctTags(input.tags),
    attributeGroups: input.attributeGroups,
  }
}

export function toVariationColumns(input: ParsedProduct, currency: string) {
  checkGroups(input.attributeGroups)
  const seen = new Set<string>()
  return input.variations.map((variation, position) => {
    const path = `variations.${position}`
    checkAttributes(variation, input.attributeGroups, path)
    const choice = input.attributeGroups.map(({ name }) => variation.attributes[name]).join('\n')
    if (seen.has(choice))
      throw invalidInput(`${path}.attributes`, 'This variation is listed twice.')
    seen.add(choice)
    return {
      position,
      ...toMinorPrices(variation, `${path}.`, currency),
      image: variation.image,
      attributes: variation.attributes,
      sku: variation.sku,
      barcode: variation.barcode,
      cost: optionalAmount(variation.cost, `${path}.cost`, currency),
      stock: variation.stock,
      weight: variation.weight,
    }
  })
}

/** Keeps alt texts only for the product's own images. */
function altsOf({ imageAlts, productImage, galleryImages, variations }: ParsedProduct) {
  const used = new Set([productImage, ...galleryImages, ...variations.map(({ image }) => image)])
  return Object.fromEntries(Object.entries(imageAlts).filter(([url, alt]) => alt && used.has(url)))
}

function distinctTags(tags: string[]) {
  const known = tags.map((tag) => tag.toLowerCase())
  return tags.filter((_, index) => known.indexOf(known[index]!) === index)
}

function toMinorPrices(
  { price, discountPrice }: { price: number; discountPrice: number | null },
  path: string,
  currency: string,
) {
  const minor = amount(price, `${path}price`, currency)
  const discount = discountPrice ? amount(discountPrice, `${path}discountPrice`, currency) : null
  if (discount !== null && discount >= minor) {
    throw invalidInput(`${path}discountPrice`, 'The discount price must be below the price.')
  }
  return { price: minor, discountPrice: discount }
}

function optionalAmount(decimal: number | null, path: string, currency: string) {
  return decimal === null ? null : amount(decimal, path, currency)
}

function amount(decimal: number, path: string, currency: string) {
  const minor = toMinor(decimal, currency)
  if (minor === undefined) throw invalidInput(path, `This has more decimals than ${currency} has.`)
  return minor
}

function checkGroups(groups: AttributeGroup[]) {
  const names = groups.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice >= 0)
    throw invalidInput(`attributeGroups.${twice}.name`, 'This option is listed twice.')
}

function checkAttributes({ attributes }: ParsedVariation, groups: AttributeGroup[], path: string) {
  for (const { name, values } of groups) {
    if (!values.some(({ value }) => value === attributes[name])) {
      throw invalidInput(`${path}.attributes`, `Choose one of the values of ${name}.`)
    }
  }
  const stranger = Object.keys(attributes).find(
    (name) => !groups.some((group) => group.name === name),
  )
  if (stranger !== undefined) {
    throw invalidInput(`${path}.attributes`, `The product has no option ${stranger}.`)
  }
}
