import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const hostile = '<h2>Our tea</h2><p onclick="x()">Fresh<img src=x onerror=alert(1)></p>'
const harmless = '<h2>Our tea</h2><p>Fresh</p>'

function text(id: string, props: object): PageItem {
  return { id, type: 'textBlock', contentType: 'normal', v: 2, props: { ...props } }
}

function box(...childComponents: PageItem[]): PageItem {
  return { id: 'box', type: 'container', contentType: 'container', props: { childComponents } }
}

async function aPage(content: PageItem[]) {
  const { storeId, owner: as } = await shop.aStore()
  const body = { storeId, name: 'Our tea', content }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  const save = (call: string, changes: object) =>
    shop.call<Page>('PUT', `/api/page/${call}`, { as, body: { pageId: page.id, ...changes } })
  return { page, save }
}

test('a formatted text is cleaned whenever it is written, also within a container', async () => {
  const formatted = text('a', { text: hostile, formatted: true })
  const { page, save } = await aPage([formatted])
  expect(page.content).toMatchObject([{ props: { text: harmless } }])

  const { body: updated } = await save('update-page', { content: [box(formatted)] })
  expect(updated.content).toMatchObject([
    { props: { childComponents: [{ props: { text: harmless } }] } },
  ])

  const { body: all } = await save('update-all-content', { content: [formatted] })
  expect(all.content).toMatchObject([{ props: { text: harmless } }])
})

test('a plain text that looks like HTML stays as it was typed', async () => {
  const plain = text('a', { text: hostile, formatted: false })
  const { page } = await aPage([plain, { ...plain, id: 'b', props: { text: hostile } }])
  expect(page.content.map(({ props }) => props['text'])).toEqual([hostile, hostile])
})

test('a section of an unknown type keeps all its content', async () => {
  const unknown = { ...text('a', {}), type: 'hologram', props: { childComponents: [1, { b: 2 }] } }
  const { page } = await aPage([unknown])
  expect(page.content).toEqual([unknown])
})

test('raw values of a type that became known later are clean where shoppers read them', async () => {
  const later = { ...text('a', { text: hostile, formatted: true }), type: 'hologram' }
  const { page, save } = await aPage([later])
  const saved = await save('update-all-content', {
    content: [later, box({ ...later, id: 'b' })],
    globalContent: [later],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const ofStore = `store_id = '${page.storeId}'`
  await onServer(
    inject('databaseUrl'),
    `UPDATE page_revisions SET ${become('content')} WHERE ${ofStore}`,
  )
  await onServer(
    inject('databaseUrl'),
    `UPDATE global_contents SET ${become('published')} WHERE ${ofStore}`,
  )

  const host = page.storeDomain
  const read = (call: string, body: object) =>
    shop.call<Page>('GET', `/api/page/${call}`, { host, body })
  const shown = await read('get-page-by-domain', { domain: host, slug: page.slug })
  const global = await read('get-page-global-content', { storeDomain: host })

  for (const { body } of [shown, global]) {
    expect(JSON.stringify(body)).toContain(JSON.stringify(harmless).slice(1, -1))
    expect(JSON.stringify(body)).not.toContain('onerror')
  }
})

function become(column: string) {
  return `${column} = replace(${column}::text, '"hologram"', '"textBlock"')::jsonb`
}
