import type { Page, PageItem, PageProblem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function block(id: string, type: string, props: object = {}): PageItem {
  return { id, type, contentType: 'block', v: 1, props: { ...props } }
}

function free(id: string, ...childComponents: unknown[]): PageItem {
  return { id, type: 'freeSection', contentType: 'normal', v: 1, props: { childComponents } }
}

const group = (id: string, ...childComponents: unknown[]) => block(id, 'group', { childComponents })

async function aPage(...content: PageItem[]) {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const body = { storeId, name: 'Our tea', content }
  const created = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  const { body: page } = created
  const save = (changes: object) =>
    shop.call<Page>('PUT', '/api/page/update-all-content', {
      as,
      body: { pageId: page.id, ...changes },
    })
  return { store, created, page, save }
}

test('blocks are stored as they were sent, with the mark of hidden ones', async () => {
  const content = [
    free('a', block('b', 'heading', { text: 'Tea' }), group('c', block('d', 'text'))),
    { ...free('e'), hidden: true },
  ]
  const { page } = await aPage(...content)
  expect(page.content).toEqual(content)
})

test('a formatted text in a block is cleaned', async () => {
  const { page } = await aPage(
    free(
      'a',
      group('b', block('c', 'richText', { text: '<p onclick="x()">Tea<script>x()</script></p>' })),
    ),
  )
  expect(JSON.stringify(page.content)).toContain('"<p>Tea</p>"')
})

test('shoppers get a published page without what is hidden', async () => {
  const secret = { text: 'Not yet for everyone' }
  const { store, page, save } = await aPage()
  await save({
    publish: true,
    content: [
      free('a', block('b', 'text', { text: 'Sencha' }), {
        ...block('c', 'text', secret),
        hidden: true,
      }),
      { ...free('d', block('e', 'text', secret)), hidden: true },
    ],
  })
  const { storeDomain } = store
  const path = `/api/page/get-page-by-domain?domain=${storeDomain}&slug=${page.slug}`
  const shown = await shop.fetch(path, { host: storeDomain })
  const text = await shown.text()
  expect(shown.status).toBe(200)
  expect(text).toContain('Sencha')
  expect(text).not.toContain(secret.text)
})

test.each([
  ['on the page itself', [block('a', 'text')], 'content.0'],
  [
    'in a container of sections',
    [
      {
        id: 'a',
        type: 'container',
        contentType: 'container',
        props: { childComponents: [block('b', 'text')] },
      },
    ],
    'content.0.props.childComponents.0',
  ],
  ['of nothing', [free('a', null)], 'content.0.props.childComponents'],
  [
    'twice',
    [free('a', block('b', 'text')), free('c', block('b', 'text'))],
    'content.1.props.childComponents.0.id',
  ],
  ['named as a section', [free('a', { ...block('b', 'text'), contentType: 'normal' })], undefined],
  ['with a section in it', [free('a', group('b', free('c')))], undefined],
] as const)('a block %s is refused, and the page stays as it was', async (_how, content, at) => {
  const { page, save, store } = await aPage(free('a', block('b', 'text', { text: 'Tea' })))
  const refused = await save({ content })
  expect(refused.status).toBe(400)
  const { issues } = refused.body as unknown as { issues: PageProblem[] }
  if (at) expect(issues.map(({ path }) => path)).toContain(at)
  const { body } = await shop.call<Page>('GET', '/api/page/get-page-by-id', {
    as: store.owner,
    body: { pageId: page.id },
  })
  expect(body).toMatchObject({ revision: 1, content: page.content })
})

test('hostile depth and numbers of blocks are refused with a sentence', async () => {
  let deep: PageItem = block('w', 'text')
  for (let level = 0; level < 14; level += 1) deep = group(`g${level}`, deep)
  const many = Array.from({ length: 301 }, (_, at) => block(`b${at}`, 'text'))
  for (const content of [[free('a', deep)], [free('a', ...many)]]) {
    const { created } = await aPage(...content)
    expect(created.status).toBe(400)
    expect(JSON.stringify(created.body)).toMatch(/12 levels deep|at most 300 blocks/)
  }
})

test('an image in a block without a description is a warning before publishing', async () => {
  const { page, store } = await aPage(
    free('a', block('b', 'image', { src: '/media/stock/bowls.svg' })),
  )
  const { body } = await shop.call<PageProblem[]>('GET', `/api/page/${page.id}/problems`, {
    as: store.owner,
  })
  expect(body).toMatchObject([
    { kind: 'warning', path: 'content.0.props.childComponents.0.props.alt' },
  ])
})
