import { categorySubject, productSubject, withValues } from '@vitrine/sections/render/subject.ts'
import { boundValuesOf } from './catalogue/custom-fields/service.ts'
import { findCategoryBySlug, findCategoryRecord } from './catalogue/categories/queries.ts'
import { toProduct } from './catalogue/cards/product-record.ts'
import { findActiveProductBySlug } from './catalogue/products/find-product.ts'
import type { Subjects } from './content/pages/templates/find-templated-page.ts'

/** An earlier slug has no template: its page leads to the present one. */
export const templateSubjects: Subjects = {
  async product(tx, slug, store) {
    const record = await findActiveProductBySlug(tx, slug)
    if (record?.slug !== slug) return undefined
    const subject = productSubject(toProduct(record, store), store.currency)
    const custom = await boundValuesOf(tx, 'product', record.id)
    return { subject: withValues(subject, custom), templateId: record.template_id }
  },

  async collection(tx, slug) {
    const category = await findCategoryBySlug(tx, slug)
    const record = category && (await findCategoryRecord(tx, category.id))
    if (!record) return undefined
    const custom = await boundValuesOf(tx, 'category', category.id)
    const subject = withValues(categorySubject(category), custom)
    return { subject, templateId: record.template_id }
  },
}
