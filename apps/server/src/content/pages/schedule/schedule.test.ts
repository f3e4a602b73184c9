import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { startJobs } from '../../../platform/jobs/jobs.ts'
import { startShop, type OwnedStore } from '../../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../../testing/store-outbox.ts'
import { updatePageColumns } from '../queries.ts'
import { createPublishJobs, publishQueue } from './publish-jobs.ts'

const shop = startShop()

const text = (words: string): PageItem[] => [
  { id: 'a', type: 'textBlock', contentType: 'normal', props: { text: words } },
]

async function aDraft(words = 'Spring harvest') {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: 'Spring', content: text(words) }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body,
  })
  return { store, page }
}

const inMinutes = (minutes: number) =>
  new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString()

const schedule = ({ owner }: OwnedStore, { id }: Page, publishAt: string) =>
  shop.call<Page>('PUT', `/api/page/${id}/schedule`, { as: owner, body: { publishAt } })

const cancel = ({ owner }: OwnedStore, { id }: Page) =>
  shop.call<Page>('DELETE', `/api/page/${id}/schedule`, { as: owner })

const save = ({ owner }: OwnedStore, { id }: Page, words: string, values: object = {}) =>
  shop.call<Page>('PUT', '/api/page/update-page', {
    as: owner,
    body: { pageId: id, content: text(words), publish: false, autosave: true, ...values },
  })

async function stateOf({ owner }: OwnedStore, { id }: Page) {
  const body = { pageId: id }
  return (await shop.call<Page>('GET', '/api/page/get-page-by-id', { as: owner, body })).body
}

async function shownIn({ storeDomain }: OwnedStore, { slug }: Page) {
  const { body, status } = await shop.call<Page>('GET', '/api/page/get-page-by-domain', {
    host: storeDomain,
    body: { domain: storeDomain, slug },
  })
  return status === 200 ? body.content[0]?.props['text'] : status
}

async function putDraft({ storeId, id }: Page, draft: PageItem[]) {
  await inStore(shop.services.db, storeId, (tx) =>
    updatePageColumns(tx, id, { draft, draftRevision: 2 }),
  )
}

async function pass(minutes: number) {
  shop.clock.pass(minutes)
  await shop.publishDue()
}

test('a draft goes live at its time, as it is then', async () => {
  const { store, page } = await aDraft('Spring harvest')
  const publishAt = inMinutes(60)
  const { body: scheduled } = await schedule(store, page, publishAt)
  expect(scheduled).toMatchObject({ status: 'draft', publishAt })
  await save(store, page, 'The first flush is here')

  await pass(59)
  expect(await shownIn(store, page)).toBe(404)
  await pass(1)
  expect(await shownIn(store, page)).toBe('The first flush is here')
  expect(await stateOf(store, page)).toMatchObject({ status: 'published', publishAt: null })
})

test('another time replaces the first, and a cancelled one does nothing', async () => {
  const { store, page } = await aDraft()
  await schedule(store, page, inMinutes(10))
  await schedule(store, page, inMinutes(30))
  await pass(20)
  expect(await shownIn(store, page)).toBe(404)
  await cancel(store, page)
  await pass(20)
  expect(await shownIn(store, page)).toBe(404)
  expect(await stateOf(store, page)).toMatchObject({ status: 'draft', publishAt: null })
})

test('publishing earlier cancels the schedule', async () => {
  const { store, page } = await aDraft('Spring harvest')
  await schedule(store, page, inMinutes(10))
  await save(store, page, 'Live at once', { publish: true, autosave: false })
  await save(store, page, 'Not yet')
  await pass(10)
  expect(await shownIn(store, page)).toBe('Live at once')
})

test('a draft with problems stays a draft, and the person who scheduled it gets an email', async () => {
  const { store, page } = await aDraft()
  const broken = [{ ...text('x')[0]!, props: { text: 'x', fontSize: '12 potatoes' } }]
  await schedule(store, page, inMinutes(10))
  await putDraft(page, broken)
  await pass(10)

  expect(await shownIn(store, page)).toBe(404)
  const { publishAt, publishProblem, content } = await stateOf(store, page)
  expect({ publishAt, content }).toEqual({ publishAt: null, content: broken })
  expect(publishProblem).toBeTruthy()
  const [mail] = await storeOutbox(shop.services, store)
  expect(mail).toMatchObject({
    to: store.owner.email,
    subject: expect.stringContaining('“Spring”'),
  })
  expect(mail?.text).toContain(publishProblem)
  expect(mail?.text).toContain(`/builder?page=${page.id}`)

  const { body: dismissed } = await cancel(store, page)
  expect(dismissed.publishProblem).toBeNull()
})

test('a page that was deleted meanwhile is no matter', async () => {
  const { store, page } = await aDraft()
  await schedule(store, page, inMinutes(10))
  await shop.call('DELETE', `/api/page/delete/${page.id}`, { as: store.owner })
  await pass(10)
  expect(await outboxRows(shop.services, store)).toEqual([])
})

test.each([
  ['the past', -1],
  ['more than a year ahead', 60 * 24 * 367],
])('a time in %s is refused at its field', async (_, minutes) => {
  const { store, page } = await aDraft()
  const { status, body } = await schedule(store, page, inMinutes(minutes))
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: 'publishAt' }] } })
})

test('shoppers are not told what is going to happen', async () => {
  const { store, page } = await aDraft()
  await save(store, page, 'Now', { publish: true, autosave: false })
  await schedule(store, page, inMinutes(10))
  const { body } = await shop.call<Page>('GET', '/api/page/get-page-by-domain', {
    host: store.storeDomain,
    body: { domain: store.storeDomain, slug: page.slug },
  })
  expect(body.publishAt).toBeNull()
})

test('the queue keeps a time over a restart, and a time that passed meanwhile is made up for', async () => {
  const url = await emptyDatabaseUrl()
  const log = createLog({ json: true, write: () => {} })
  const before = await startJobs(url, log)
  const job = {
    storeId: 'tea',
    pageId: 'spring',
    publishAt: new Date(Date.now() + 500).toISOString(),
  }
  await createPublishJobs(before).send(job)
  await before.stop()

  const after = await startJobs(url, log)
  onTestFinished(() => after.stop())
  const done = vi.fn<(job: object) => Promise<void>>(async () => {})
  await after.work(publishQueue, done)
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(job), 10_000)
  expect(Date.now()).toBeGreaterThanOrEqual(new Date(job.publishAt).getTime())
})
