import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { categoryInput } from '@vitrine/contract/catalogue/category.ts'
import { productInput } from '@vitrine/contract/catalogue/product.ts'
import type {
  ShopTemplate,
  TemplateProduct,
} from '@vitrine/sections/templates/shops/shop-template.ts'
import { templateImage } from '@vitrine/sections/templates/shops/template-image.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { addCategory } from '../../catalogue/categories/service.ts'
import { addProduct } from '../../catalogue/products/service.ts'
import { listDemoProducts } from './queries.ts'

/** Adds the template's products with their categories, unless they are there from an earlier use. */
export async function addDemoProducts(
  tx: StoreTransaction,
  template: ShopTemplate,
  currency: string,
): Promise<{ productIds: string[]; categoryIds: string[] }> {
  const none = { productIds: [], categoryIds: [] }
  if ((await listDemoProducts(tx, template.slug)).length) return none
  const { storeId } = tx
  const terms = { storeId, currency }
  const categoryIds = new Map<string, string>()
  for (const { slug, name, image, description } of template.categories) {
    const picture = templateImage(template.slug, image)
    const input = categoryInput.parse({ storeId, name, description, image: picture })
    categoryIds.set(slug, (await addCategory(tx, input, terms)).id)
  }
  const productIds: string[] = []
  // Lists show the newest product first, so the first one is added last.
  for (const product of template.products.toReversed()) {
    const input = productInput.parse({
      storeId,
      ...inCurrency(product, currency),
      productImage: templateImage(template.slug, product.slug),
      categoryIds: [categoryIds.get(product.category)],
    })
    productIds.push((await addProduct(tx, input, terms)).id)
  }
  return { productIds, categoryIds: [...categoryIds.values()] }
}

/** Prices of currencies without decimals have two more digits, as is usual in them. */
function inCurrency(
  { slug: _s, category: _c, price, discountPrice, variations = [], ...rest }: TemplateProduct,
  currency: string,
) {
  const factor = currencyExponent(currency) === 0 ? 100 : 1
  const amount = (value: number) => Number((value * factor).toFixed(2))
  return {
    ...rest,
    price: amount(price),
    discountPrice: discountPrice === undefined ? null : amount(discountPrice),
    variations: variations.map((each) => ({ ...each, price: amount(each.price) })),
  }
}
