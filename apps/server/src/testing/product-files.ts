import type { ImportItem, ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Answer, OwnedStore, Shop } from './start-shop.ts'

export function productFiles(shop: Shop, store: OwnedStore) {
  const { storeId, owner: as } = store

  async function exported(filter: Record<string, string> = {}): Promise<string> {
    const query = new URLSearchParams({ storeId, ...filter })
    const answer = await shop.fetch(`/api/products/export?${query.toString()}`, { as })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return Buffer.from(await answer.arrayBuffer()).toString('utf8')
  }

  async function upload(
    file: string | Uint8Array<ArrayBuffer>,
    name = 'products.csv',
  ): Promise<Answer<ProductImport>> {
    const query = new URLSearchParams({ storeId, name })
    const answer = await shop.fetch(`/api/imports?${query.toString()}`, {
      method: 'POST',
      as,
      rawBody: file,
      headers: { 'content-type': 'text/csv' },
    })
    const body = (await answer.json()) as ProductImport
    return { status: answer.status, body, headers: answer.headers }
  }

  const call = <Body>(method: string, path: string, body?: object) =>
    shop.call<Body>(method, `/api/imports${path}`, { as, body })

  async function stateOf(id: string) {
    return (await call<ProductImport>('GET', `/${id}`)).body
  }

  async function items(id: string, show?: string): Promise<ImportItem[]> {
    const query = { pageSize: 100, ...(show && { show }) }
    return (await call<PageOf<ImportItem>>('GET', `/${id}/items`, query)).body.content
  }

  async function checked(file: string | Uint8Array<ArrayBuffer>): Promise<ProductImport> {
    const { status, body } = await uploadInstead(file)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    await shop.runImports()
    return await stateOf(body.id)
  }

  async function uploadInstead(file: string | Uint8Array<ArrayBuffer>) {
    const answer = await upload(file)
    const { code, details } = answer.body as { code?: string; details?: { importId: string } }
    if (code !== 'import_waiting') return answer
    await call('DELETE', `/${details!.importId}`)
    return await upload(file)
  }

  async function step(id: string, name: 'apply' | 'undo'): Promise<ProductImport> {
    const { status, body } = await call('POST', `/${id}/${name}`)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    await shop.runImports()
    return await stateOf(id)
  }

  const product = async (id: string) =>
    (await shop.call<Product>('GET', `/api/products/fetch-product-by-id/${id}`, { as })).body

  async function products(): Promise<Product[]> {
    const path = '/api/products/filtered-products'
    const body = { storeId, sort: 'name', size: 100 }
    const { content } = (await shop.call<PageOf<{ id: string }>>('GET', path, { as, body })).body
    return await Promise.all(content.map(({ id }) => product(id)))
  }

  return {
    storeId,
    product,
    products,
    exported,
    upload,
    call,
    stateOf,
    items,
    checked,
    apply: (id: string) => step(id, 'apply'),
    undo: (id: string) => step(id, 'undo'),
    imported: async (file: string) => await step((await checked(file)).id, 'apply'),
  }
}

export async function aShopWithFiles(shop: Shop) {
  const store = await shop.aStore()
  return { store, files: productFiles(shop, store) }
}
