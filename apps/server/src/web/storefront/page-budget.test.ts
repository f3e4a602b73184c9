import type { Page } from '@vitrine/contract/content/page.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { aTeaHouse, startStorefront } from '../../testing/start-storefront.ts'
import { storefrontBuild } from './load-storefront.ts'

const { shop } = await startStorefront()

let tea: OwnedStore
beforeAll(async () => {
  tea = await aTeaHouse(shop)
})

const visit = (address: string) =>
  shop.fetch(address, { host: tea.storeDomain, headers: { 'accept-encoding': 'br' } })

const filesOf = (html: string, link: RegExp) =>
  [...html.matchAll(link)].map(([, file = '']) => file)

const sent = (files: string[]) =>
  files
    .map((file) => brotliCompressSync(readFileSync(path.join(storefrontBuild, 'client', file))))
    .reduce((sum, { length }) => sum + length, 0)

test.each([
  ['home', '/', 25_000],
  ['product', '/product/sencha', 12_000],
])('the %s page and its style are small on the way', async (_page, address, maxHtml) => {
  const bytes = Buffer.from(await (await visit(address)).arrayBuffer())
  const html = String(brotliDecompressSync(bytes))

  expect(bytes.length).toBeLessThanOrEqual(maxHtml)
  expect(sent(filesOf(html, /<link rel="stylesheet" href="([^"]+)"/g))).toBeLessThanOrEqual(16_000)
})

test.each([
  ['home', '/', 2],
  ['product', '/product/sencha', 1],
])('what the %s page asks for at once is read in one transaction', async (_page, address, max) => {
  await visit(address)
  let transactions = 0
  const pools = [shop.services.db.pool, shop.services.db.reads]
  for (const pool of pools) pool.on('acquire', () => (transactions += 1))

  await visit(address)

  for (const pool of pools) pool.removeAllListeners('acquire')
  expect(transactions).toBeLessThanOrEqual(max)
})

test('a page brings the style of its own sections only, wherever they are in it', async () => {
  const accordion = { id: 'questions', type: 'accordion', contentType: 'normal', props: {} }
  const box = { id: 'box', type: 'container', contentType: 'container' }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: tea.owner,
    body: {
      storeId: tea.storeId,
      name: 'Questions',
      content: [{ ...box, props: { childComponents: [accordion] } }],
    },
  })
  await shop.call('PUT', '/api/page/update-page', { as: tea.owner, body: { pageId: page.id } })
  const stylesOf = async (address: string) => {
    const html = await (await shop.fetch(address, { host: tea.storeDomain })).text()
    const files = filesOf(html, /<link rel="stylesheet" href="\/assets\/([^"]+)-[\w-]{8}\.css"/g)
    return { files, needsList: html.includes('"library":true') }
  }

  const { files, needsList } = await stylesOf('/page/questions')
  expect(files).toEqual(['style', 'library-parts', 'accordion'])
  expect(needsList).toBe(false)
  expect((await stylesOf('/product/sencha')).files).toEqual(['style'])
})
