import { categorySubject, productSubject } from '@vitrine/sections/render/subject.ts'
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
    return { subject, templateId: record.template_id }
  },

  async collection(tx, slug) {
    const category = await findCategoryBySlug(tx, slug)
    const record = category && (await findCategoryRecord(tx, category.id))
    return record && { subject: categorySubject(category), templateId: record.template_id }
  },
}
