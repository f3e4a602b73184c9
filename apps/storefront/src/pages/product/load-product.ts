import { productQuery } from '../../calls/queries.ts'
import { saleTermsQuery } from '@vitrine/sections/kit/sale-terms-query.ts'
import { readTemplate } from '../../page/read-template.ts'
import { readGlobalContent } from '../../page/read-page.ts'
import { found, type FoundPage, missingOr, moved, type Visit } from '../../page/visit.ts'

export async function loadProduct(visit: Visit): Promise<FoundPage> {
  const { read, source, key } = visit
  const [product] = await Promise.all([
    read(productQuery(source, key)),
    readGlobalContent(visit),
    read(saleTermsQuery(source)),
    readTemplate(visit, 'product', `/product/${key}`),
  ])
  if (!product) return missingOr(product)
  return product.slug === key
    ? found
    : moved(visit, visit.url.pathname.replace(/[^/]+\/?$/, product.slug))
}
