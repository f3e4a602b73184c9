import type { CustomField } from '@vitrine/contract/catalogue/custom-fields.ts'
import type { OwnCategory } from '@vitrine/contract/catalogue/category.ts'
import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'

const { shop } = await startStorefront()

const field = (name: string, kind: CustomField['kind'] = 'text', more = {}): CustomField => ({
  id: newId(),
  subject: 'product',
  name,
  kind,
  ...more,
})

const save = ({ owner, storeId }: OwnedStore, fields: CustomField[]) =>
  shop.call<CustomField[]>('PUT', '/api/custom-fields', { as: owner, body: { storeId, fields } })

function setValues(
  { owner, storeId }: OwnedStore,
  subjectId: string,
  values: Record<string, string>,
  subject = 'product',
) {
  const body = { storeId, subject, subjectId, values }
  return shop.call<Record<string, string>>('PUT', '/api/custom-fields/values', { as: owner, body })
}

function valuesOf({ owner, storeId }: OwnedStore, subjectId: string, subject = 'product') {
  const body = { storeId, subject, subjectId }
  return shop.call<Record<string, string>>('GET', '/api/custom-fields/values', { as: owner, body })
}

async function aTemplate({ owner, storeId }: OwnedStore, kind: string, around: PageItem[]) {
  const body = { storeId, name: 'Template', templateFor: kind }
  const added = await shop.call<Page>('POST', '/api/page/add-page', { as: owner, body })
  const content = [...added.body.content, ...around]
  const saved = await shop.call('PUT', '/api/page/update-all-content', {
    as: owner,
    body: { pageId: added.body.id, content },
  })
  expect(saved.status).toBe(200)
}

const seen = async ({ storeDomain }: OwnedStore, path: string) =>
  await (await shop.fetch(path, { host: storeDomain })).text()

test('a product’s own facts are shown where its template has them, and in no public call', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { name: 'Sencha' })
  const bancha = await shop.aProduct(store, { name: 'Bancha' })
  const [origin, story, map] = [field('Origin'), field('Story', 'richText'), field('Map', 'link')]
  expect((await save(store, [origin, story, map])).body).toEqual([origin, story, map])
  const set = await setValues(store, sencha.id, {
    [origin.id]: ' Uji & <Kyoto> ',
    [story.id]: '<p>By hand<script>alert(1)</script></p>',
    [map.id]: '/page/map',
  })
  const values = {
    [origin.id]: 'Uji & <Kyoto>',
    [story.id]: '<p>By hand</p>',
    [map.id]: '/page/map',
  }
  expect(set.body).toEqual(values)
  expect((await valuesOf(store, sencha.id)).body).toEqual(values)
  await aTemplate(store, 'product', [
    section('textBlock', 'a', { text: `From {{custom.text.${origin.id}}}.` }),
    {
      ...section('textBlock', 'b', { text: '<p>No story yet</p>', formatted: true }),
      bindings: { text: `custom.html.${story.id}` },
    },
  ])
  const html = await seen(store, `/product/${sencha.slug}`)
  expect(html).toContain('From Uji &amp; &lt;Kyoto&gt;.')
  expect(html).toContain('<p>By hand</p>')
  const other = await seen(store, `/product/${bancha.slug}`)
  expect(other).toContain('From .')
  expect(other).toContain('No story yet')
  const asked = await shop.call('GET', '/api/products/fetch-by-storeid-slug', {
    body: { storeId: store.storeId, productSlug: sencha.slug },
  })
  expect(JSON.stringify(asked.body)).not.toContain('Uji')

  // Left out, a field is deleted with its values.
  await save(store, [story])
  expect(await seen(store, `/product/${sencha.slug}`)).toContain('From .')
  expect((await valuesOf(store, sencha.id)).body).toEqual({ [story.id]: '<p>By hand</p>' })
})

test('a category has fields of its own', async () => {
  const store = await shop.aStore()
  const { body: green } = await shop.call<OwnCategory>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Green tea' },
  })
  const season = field('Season', 'number', { subject: 'category' })
  await save(store, [season, field('Season')])
  await setValues(store, green.id, { [season.id]: '12,5' }, 'category')
  await aTemplate(store, 'collection', [
    section('textBlock', 'a', { text: `Best at {{custom.text.${season.id}}} °C` }),
  ])
  expect(await seen(store, '/collection/green-tea')).toContain('Best at 12,5 °C')
})

test('what does not fit is refused with its place and a sentence, and changes nothing', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const [height, link, image] = [
    field('Height', 'number'),
    field('Map', 'link'),
    field('Map 2', 'image'),
  ]
  const known = [height, link, image]
  await save(store, known)
  const fields: [string, CustomField[]][] = [
    ['Another field has this name.', [height, field('height')]],
    ['The kind of a field with values stays as it is.', [{ ...height, kind: 'text' }]],
    ['Give the field a name.', [field(' ')]],
    [
      'A shop can have at most 30 custom fields.',
      Array.from({ length: 31 }, (_, index) => field(`Field ${index}`)),
    ],
  ]
  for (const [sentence, sent] of fields) {
    const { status, body } = await save(store, sent)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  }
  const list = await shop.call('GET', '/api/custom-fields', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(list.body).toEqual(known)
  const values: [string, Record<string, string>][] = [
    ['Enter a number.', { [height.id]: 'tall' }],
    ['This is not an address.', { [link.id]: 'javascript:alert(1)' }],
    ['This is not the URL of an image.', { [image.id]: 'javascript:alert(1)' }],
    ['This field no longer exists.', { [newId()]: 'x' }],
  ]
  for (const [sentence, sent] of values) {
    const { status, body } = await setValues(store, sencha.id, sent)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)])
  }
  const other = await shop.aStore()
  expect((await setValues(other, sencha.id, {})).status).toBe(404)
  expect((await valuesOf(other, sencha.id)).status).toBe(404)
})

test('fields and values that are saved at once are all answered', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const [origin, story, map] = [field('Origin'), field('Story'), field('Map')]
  const lists = [[origin, story], [story, origin, map], [map], []]
  await save(store, [origin])
  const answers = await Promise.all(
    lists.flatMap((list) => [
      save(store, list),
      save(store, list.toReversed()),
      setValues(store, sencha.id, { [origin.id]: 'Uji' }),
    ]),
  )
  for (const { status, body } of answers) {
    if (status !== 200) expect(JSON.stringify(body)).toContain('This field no longer exists.')
  }
})
