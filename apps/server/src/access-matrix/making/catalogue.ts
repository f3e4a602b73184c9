import type { Category } from '@vitrine/contract/catalogue/category.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { insertImport, insertItems, updateImport } from '../../catalogue/imports/queries.ts'
import { aFile, greenPng, upload } from '../../testing/an-image.ts'
import { done, type Making } from './making.ts'

function productOf(mark: string, categoryIds: string[]) {
  return {
    name: `Sencha ${newId()} ${mark}`,
    description: `<p>${mark}</p>`,
    sku: mark.slice(0, 80),
    seoTitle: mark,
    categoryIds,
    attributeGroups: [{ name: 'Size', type: 'buttons' as const, values: [{ value: 'Small' }] }],
    variations: [{ price: 71.5, attributes: { Size: 'Small' }, sku: mark.slice(0, 80) }],
  }
}

export function makeCatalogue(making: Making) {
  const { shop, store, privateMark, publicMark } = making
  const { storeId, owner } = store

  async function media() {
    const file = aFile(greenPng, `${privateMark}.png`)
    const { status, body } = await upload(shop, store, file, { alt: privateMark })
    if (status !== 201) throw new Error(`No image was stored: ${status} ${JSON.stringify(body)}`)
    return body.id
  }

  /** Already finished: the next import would wait for a running one. */
  async function anImport() {
    const id = newId()
    await inStore(shop.services.db, storeId, async (tx) => {
      const about = { id, fileName: privateMark, format: 'vitrine' as const, actor: owner.userId }
      await insertImport(tx, { ...about, ignoredColumns: [], columns: {} })
      const row = { slug: newId(), name: privateMark, cells: {}, problems: [], notes: [] }
      await insertItems(tx, id, 0, [{ ...row, row: 2, rows: 1, variations: [] }])
      await updateImport(tx, id, { state: 'undone', products: 1, rows: 1 })
    })
    return id
  }

  async function customField() {
    const id = newId()
    const field = { id, subject: 'product', name: privateMark.slice(0, 60), kind: 'text' }
    await done(making, 'PUT', '/custom-fields', { storeId, fields: [field] })
    return id
  }

  async function searchMiss() {
    const term = `oolong ${newId().replaceAll(/[\d-]/g, 'q')}`
    const host = store.storeDomain
    const body = { storeId, name: term }
    await shop.call('GET', '/api/products/fetch-searched-products', { host, body })
    return term
  }

  return {
    media,
    import: anImport,
    customField,
    searchMiss,
    category: () =>
      done<Category>(making, 'POST', '/category/add-category', {
        storeId,
        name: `Teas ${newId()} ${publicMark}`,
        description: publicMark,
      }),
    product: (categoryIds: string[]) => shop.aProduct(store, productOf(publicMark, categoryIds)),
    draftProduct: (categoryIds: string[]) =>
      shop.aProduct(store, { ...productOf(privateMark, categoryIds), status: 'draft' }),
  }
}
