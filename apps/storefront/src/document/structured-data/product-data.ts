import { gtinFrom } from '@vitrine/commerce/catalogue/gtin.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { type MeasureUnit, referenceOf } from '@vitrine/commerce/catalogue/unit-price.ts'
import { pricedBy, salePrice, type Priced } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { Product, Variation } from '@vitrine/contract/catalogue/product.ts'
import { descriptionText } from '../../page/description-text.ts'
import { productImages } from '@vitrine/sections/parts/product-view/product-images.ts'

interface Shown {
  product: Product
  /** Shipping and returns of every offer. */
  terms: object
  currency: string
  origin: string
}

/** Limits the page's size; further variations would hardly change the price range. */
const maxVariants = 100

/** Property names of schema.org; other groups use their own. */
const knownProperties: Readonly<Record<string, string>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
}

/** Describes the product for search engines, only with data that its page shows. */
export function productData(shown: Shown) {
  const { product } = shown
  const data = { ...common(shown), description: descriptionText(product.description) || undefined }
  if (product.variations.length === 0) {
    const { sku, id, stockStatus } = product
    const offer = offerOf(shown, { priced: product, stockStatus })
    const gtin = gtinFrom(product.barcode)
    return { '@type': 'Product', ...data, sku: sku || id, ...(gtin && { gtin }), offers: offer }
  }
  return {
    '@type': 'ProductGroup',
    ...data,
    productGroupID: product.sku || product.id,
    variesBy: product.attributeGroups.map(({ name }) => propertyUrl(name) ?? name),
    hasVariant: product.variations.slice(0, maxVariants).map((each) => variantData(shown, each)),
  }
}

function common({ product, origin }: Shown) {
  return {
    name: product.name,
    url: urlOf(product, origin),
    image: productImages(product).map((image) => new URL(image, origin).href),
    ...(product.mpn && { mpn: product.mpn }),
    ...(product.vendor && { brand: { '@type': 'Brand', name: product.vendor } }),
  }
}

function variantData(shown: Shown, variation: Variation) {
  const { product, origin } = shown
  const { attributes, image, sku, id } = variation
  const values = Object.values(attributes)
  const shownImage = image ?? product.productImage
  const gtin = gtinFrom(variation.barcode)
  return {
    '@type': 'Product',
    name: [product.name, ...values].join(', '),
    ...propertiesOf(attributes),
    ...(shownImage && { image: new URL(shownImage, origin).href }),
    sku: sku || id,
    ...(gtin && { gtin }),
    offers: offerOf(shown, {
      priced: pricedBy(product, variation),
      stockStatus: variation.stockStatus && product.stockStatus,
    }),
  }
}

function propertiesOf(attributes: Record<string, string>) {
  const entries = Object.entries(attributes)
  const known = entries.filter(([name]) => propertyOf(name))
  const others = entries.filter(([name]) => !propertyOf(name))
  return {
    ...Object.fromEntries(known.map(([name, value]) => [propertyOf(name), value])),
    ...(others.length > 0 && {
      additionalProperty: others.map(([name, value]) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
  }
}

function offerOf(
  { product, currency, origin, terms }: Shown,
  { priced, stockStatus }: { priced: Priced; stockStatus: boolean },
) {
  const price = salePrice(priced).toFixed(currencyExponent(currency))
  return {
    '@type': 'Offer',
    url: urlOf(product, origin),
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${stockStatus ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${conditions[product.condition]}`,
    ...unitPriceData(product, price, currency),
    ...terms,
  }
}

const conditions = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
} as const

function unitPriceData({ unitMeasure }: Product, price: string, currency: string) {
  if (!unitMeasure) return undefined
  const { amount, unit, per } = unitMeasure
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      referenceQuantity: {
        ...quantity({ amount, unit }),
        valueReference: quantity(referenceOf(per)),
      },
    },
  }
}

/** Codes of UN/CEFACT. */
const unitCodes: Record<MeasureUnit, string> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  cl: 'CLT',
  l: 'LTR',
  cm: 'CMT',
  m: 'MTR',
  m2: 'MTK',
  piece: 'C62',
}

function quantity({ amount, unit }: { amount: number; unit: MeasureUnit }) {
  return { '@type': 'QuantitativeValue', value: amount, unitCode: unitCodes[unit] }
}

function urlOf({ slug }: Product, origin: string) {
  return new URL(`/product/${slug}`, origin).href
}

function propertyOf(groupName: string): string | undefined {
  const name = groupName.trim().toLowerCase()
  return Object.hasOwn(knownProperties, name) ? knownProperties[name] : undefined
}

function propertyUrl(groupName: string) {
  const property = propertyOf(groupName)
  return property && `https://schema.org/${property}`
}
