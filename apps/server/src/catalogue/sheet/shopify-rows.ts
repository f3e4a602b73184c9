import { currencyExponent, toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Snapshot, VariationSnapshot } from './snapshots.ts'

/** Shopify allows three options per product. */
const optionPlaces = [0, 1, 2] as const

export const shopifyColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  ...optionPlaces.flatMap((at) => [`Option${at + 1} Name`, `Option${at + 1} Value`]),
  'Variant SKU',
  'Variant Grams',
  'Variant Weight Unit',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Cost per item',
  'Status',
] as const

type Cells = Partial<Record<string, string>>

interface Terms {
  currency: string
  origin: string
}

export function shopifyRows(product: Snapshot, terms: Terms): string[][] {
  const variants = product.variations.length
    ? product.variations.map((each) => variationCells(each, product, terms))
    : [plainCells(product, terms)]
  const images = imageCells(product, terms)
  const count = Math.max(variants.length, images.length)
  return Array.from({ length: count }, (_, at) => {
    const cells: Cells = {
      Handle: product.slug,
      ...(at === 0 && productCells(product)),
      ...variants[at],
      ...images[at],
    }
    return shopifyColumns.map((column) => cells[column] ?? '')
  })
}

function productCells(product: Snapshot): Cells {
  const names = optionsOf(product).map((group) => group.join(optionSign))
  return {
    Title: product.name,
    'Body (HTML)': product.description,
    Vendor: product.vendor,
    Type: product.product_type,
    Tags: product.tags.join(', '),
    Published: product.status === 'active' ? 'TRUE' : 'FALSE',
    'SEO Title': product.seo_title,
    'SEO Description': product.meta_description,
    Status: product.status,
    ...(product.variations.length
      ? Object.fromEntries(optionPlaces.map((at) => [`Option${at + 1} Name`, names[at] ?? '']))
      : { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
  }
}

function plainCells(product: Snapshot, { currency }: Terms): Cells {
  return {
    ...soldCells(product, product.track_stock ? product.stock : null, product, currency),
    'Option1 Value': 'Default Title',
  }
}

function variationCells(
  variation: VariationSnapshot,
  product: Snapshot,
  { currency, origin }: Terms,
): Cells {
  const priced = variation.price > 0 ? variation : product
  const cells = soldCells(
    {
      ...variation,
      price: priced.price,
      discount_price: priced.discount_price,
      weight: variation.weight ?? product.weight,
    },
    product.track_stock ? variation.stock : null,
    product,
    currency,
  )
  const values = optionsOf(product).map((group, at) => {
    const chosen = group.map((name) => variation.attributes[name] ?? '')
    return [`Option${at + 1} Value`, chosen.join(optionSign)]
  })
  const image = variation.image && new URL(variation.image, origin).href
  return { ...cells, ...Object.fromEntries(values), 'Variant Image': image ?? '' }
}

const optionSign = ' / '

function optionsOf({ attribute_groups: groups }: Snapshot): string[][] {
  const names = groups.map(({ name }) => [name])
  const last = optionPlaces.length - 1
  const rest = names.slice(last).flat()
  return rest.length ? [...names.slice(0, last), rest] : names
}

type Sold = Pick<
  VariationSnapshot,
  'price' | 'discount_price' | 'sku' | 'barcode' | 'cost' | 'weight'
>

function soldCells(
  { price, discount_price: discount, sku, barcode, cost, weight }: Sold,
  stock: number | null,
  { in_stock: isInStock, track_stock: isTracked }: Snapshot,
  currency: string,
): Cells {
  const amount = (minor: number | null) =>
    minor === null ? '' : toDecimal(minor, currency).toFixed(currencyExponent(currency))
  // A product marked as sold out has a stock of 0 in Shopify.
  const counted = stock ?? (isTracked || isInStock ? null : 0)
  return {
    'Variant SKU': sku,
    'Variant Grams': weight === null ? '' : String(weight),
    'Variant Weight Unit': weight === null ? '' : 'g',
    'Variant Inventory Tracker': counted === null ? '' : 'shopify',
    'Variant Inventory Qty': counted === null ? '' : String(counted),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': amount(discount ?? price),
    'Variant Compare At Price': discount === null ? '' : amount(price),
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
    'Variant Barcode': barcode,
    'Cost per item': amount(cost),
  }
}

function imageCells(product: Snapshot, { origin }: Terms): Cells[] {
  const urls = [product.product_image, ...product.gallery_images].filter((url) => url !== null)
  return urls.map((url, at) => ({
    'Image Src': new URL(url, origin).href,
    'Image Position': String(at + 1),
    'Image Alt Text': Object.hasOwn(product.image_alts, url) ? product.image_alts[url] : '',
  }))
}
