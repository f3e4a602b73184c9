import type { ContactMessage, ContactMessageRow } from '@vitrine/contract/audience/email.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

function field(id: string, type: string, props: object = {}, more: object = {}): PageItem {
  return { id, type, contentType: 'block', v: 1, props: { label: id, ...props }, ...more }
}

const all = [
  field('Who', 'fieldText', { asksFor: 'name', isRequired: true }),
  {
    ...field('row', 'group'),
    props: { childComponents: [field('Reply', 'fieldEmail', { isRequired: true })] },
  },
  field('Words', 'fieldLongText'),
  field('Kind', 'fieldChoice', {
    choices: [
      { id: 'a', label: 'Cup' },
      { id: 'b', label: 'Pot' },
    ],
  }),
  field('Both', 'fieldChoice', {
    shownAs: 'several',
    choices: [
      { id: 'a', label: 'Red' },
      { id: 'b', label: 'Blue' },
    ],
  }),
  field('Agreed', 'fieldCheckbox', { isRequired: true }),
  field('Gone', 'fieldText', { isRequired: true }, { hidden: true }),
  field('Desk', 'fieldText', { isRequired: true }, { hiddenOn: ['mobile'] }),
]

const formOf = (fields: PageItem[], id = 'the-form'): PageItem => ({
  id,
  type: 'form',
  contentType: 'normal',
  v: 1,
  props: { subject: 'A custom order', childComponents: fields },
})

async function aForm(fields: PageItem[] = all) {
  const store = await shop.aStore()
  const as = store.owner
  const page = await addPage(store, 'Order', fields)
  const send = (values: object, more: object = {}, from?: string) =>
    shop.call<RefusalBody>('POST', '/api/email/send-form', {
      host: store.storeDomain,
      body: {
        storeId: store.storeId,
        formId: 'the-form',
        path: `/page/${page.slug}`,
        values,
        ...more,
      },
      from,
    })
  const messages = async () => {
    const answer = await shop.call<PageOf<ContactMessageRow>>('GET', '/api/messages', {
      as,
      body: { storeId: store.storeId },
    })
    return answer.body.content
  }
  const message = async () => {
    const [row] = await messages()
    return (await shop.call<ContactMessage>('GET', `/api/messages/${row!.id}`, { as })).body
  }
  return { store, page, send, messages, message }
}

async function addPage({ storeId, owner: as }: OwnedStore, name: string, fields: PageItem[]) {
  const body = { storeId, name, content: [formOf(fields)] }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  await shop.call('PUT', '/api/page/update-page', { as, body: { pageId: page.id } })
  return page
}

const filled = {
  Who: ['Ada Lovelace'],
  Reply: ['ada@example.com'],
  Kind: ['Pot'],
  Both: ['Red', 'Blue'],
  Agreed: ['yes'],
  unasked: ['dropped'],
}

test('what is filled in arrives as a message and an email that the owner can answer', async () => {
  const { store, send, message } = await aForm()

  expect(await send(filled)).toMatchObject({ status: 202, body: { done: true } })

  const words =
    'Who\nAda Lovelace\n\nReply\nada@example.com\n\nWords\n–\n\nKind\nPot\n\nBoth\nRed, Blue\n\nAgreed\nYes\n\nDesk\n–'
  expect(await message()).toMatchObject({
    name: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    subject: 'A custom order',
    message: words,
  })
  expect(await storeOutbox(shop.services, store)).toMatchObject([
    {
      to: store.owner.email,
      replyTo: 'ada@example.com',
      subject: 'A custom order (message from Ada Lovelace)',
      text: expect.stringContaining(words),
    },
  ])
})

test.each([
  ['a name of blanks', { Who: [' '] }, 'Who', 'Please fill in this field.'],
  ['no email', { Reply: undefined }, 'Reply', 'Please fill in this field.'],
  ['a broken email', { Reply: ['ada'] }, 'Reply', 'Please enter an email address.'],
  ['an email with a line end', { Reply: ['a@b.example\r\nBcc: c@d.example'] }, 'Reply', 'email'],
  ['a name of two lines', { Who: ['Ada\nBcc: x@y.example'] }, 'Who', 'in one line'],
  ['a choice that is not offered', { Kind: ['Car'] }, 'Kind', 'Please choose one of these.'],
  ['two where one is asked', { Kind: ['Cup', 'Pot'] }, 'Kind', 'Please give one answer.'],
  ['several with one not offered', { Both: ['Red', 'Car'] }, 'Both', 'Please choose one of these.'],
  ['no consent', { Agreed: [] }, 'Agreed', 'Please tick this box.'],
  ['a line that is too long', { Who: ['x'.repeat(501)] }, 'Who', 'at most 500 characters'],
])(
  '%s is refused by what is published, and named by its field',
  async (_what, change, id, said) => {
    const { store, send, messages } = await aForm()

    const refused = await send({ ...filled, ...change })

    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(refused.body.issues).toEqual([
      { path: `values.${id}`, message: expect.stringContaining(said) },
    ])
    expect(await messages()).toEqual([])
    expect(await outboxRows(shop.services, store)).toEqual([])
  },
)

test('a form without name and address is a message that cannot be answered', async () => {
  const { store, send, message } = await aForm([field('Words', 'fieldLongText')])
  await send({ Words: ['<b>Lovely</b>'] })
  expect(await message()).toMatchObject({ name: '', customerEmail: '' })
  const [mail] = await storeOutbox(shop.services, store)
  expect(mail).toMatchObject({ subject: 'A custom order' })
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail?.html).toContain('&lt;b&gt;Lovely')
})

test('a copied page has a form of its own, though its ids are the same', async () => {
  const { store, send } = await aForm([field('Words', 'fieldLongText', { isRequired: true })])
  const copy = await addPage(store, 'Copy', [field('Other', 'fieldText', { isRequired: true })])

  expect((await send({ Words: ['Hello'] })).status).toBe(202)
  const path = `/page/${copy.slug}`
  expect((await send({ Words: ['Hello'] }, { path })).body.issues).toMatchObject([
    { path: 'values.Other' },
  ])
  expect((await send({ Other: ['Hello'] }, { path })).status).toBe(202)
})

test('a form that is not published, of another shop, or no form at all is not found', async () => {
  const { store, page, send } = await aForm()
  expect((await send(filled, { formId: 'Who' })).status).toBe(404)
  expect((await send(filled, { formId: `") || true` })).status).toBe(404)
  expect((await send(filled, { storeId: (await shop.aStore()).storeId })).status).toBe(404)
  const changes = { pageId: page.id, content: [{ ...formOf(all), hidden: true }], publish: true }
  await shop.call('PUT', '/api/page/update-all-content', { as: store.owner, body: changes })
  expect((await send(filled)).status).toBe(404)
})

test('robots are answered and dropped, and one visitor sends ten an hour', async () => {
  const { send, messages } = await aForm()
  expect((await send(filled, { extra: 'https://spam.example' })).status).toBe(202)
  expect(await messages()).toEqual([])
  for (let count = 0; count < 10; count += 1)
    expect((await send(filled, {}, '203.0.113.7')).status).toBe(202)
  expect((await send(filled, {}, '203.0.113.7')).status).toBe(429)
})
