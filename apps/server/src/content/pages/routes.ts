import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { OwnerContext, Services } from '../../api/context.ts'
import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { duplicatePage } from './duplicate-page.ts'
import { listAuthors } from './list-authors.ts'
import { toPage, toPageSummary, toShopperPage, toTemplateSummary } from './page-view.ts'
import { createPreview, revokePreviews } from './previews/preview-links.ts'
import { listProblems } from './problems/list-problems.ts'
import { noteOpenPage } from './note-open.ts'
import { listPages } from './queries.ts'
import { readShown } from './linked/read-shown.ts'
import { findRevision, listRevisions } from './revision-queries.ts'
import {
  addPage,
  removePages,
  requireDraft,
  requireGlobalContent,
  requirePublished,
  restorePage,
  type Saver,
  updateAllContent,
  updatePage,
  updatePages,
} from './service.ts'
import type { PublishJobs } from './schedule/publish-jobs.ts'
import { cancelSchedule, schedulePublish } from './schedule/schedule-publish.ts'
import { setAsHome } from './set-as-home.ts'
import { findTemplatedPage, type Subjects } from './templates/find-templated-page.ts'
import { setDefaultTemplate } from './templates/set-default-template.ts'
import { listTemplates } from './templates/template-queries.ts'

const owner = ownerCalls.page
const shopper = publicCalls.page

export const pageRoutes = (publishJobs: PublishJobs, subjects: Subjects) => ({
  addPage: owner.addPage.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => addPage(tx, input, context.userId))
    return toPage(page, context.store)
  }),

  updatePage: owner.updatePage.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => updatePage(tx, input, saverOf(context)))
    return toPage(page, context.store)
  }),

  updateAllContent: owner.updateAllContent.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => updateAllContent(tx, input, saverOf(context)))
    return toPage(page, context.store)
  }),

  noteOpen: owner.noteOpen.handler(({ context, input: { id: pageId, window, at } }) =>
    noteOpenPage(context, { pageId, windowId: window, at }),
  ),

  getPageById: owner.getPageById.handler(async ({ context, input }) => {
    const page = await readStore(context, (tx) => requireDraft(tx, input.pageId))
    return toPage(page, context.store)
  }),

  getPageByDomain: shopper.getPageByDomain.handler(async ({ context, input }) => {
    const { page, shown } = await readStore(context, async (tx) => {
      const { slug } = input
      const page =
        (await findTemplatedPage(tx, slug, { subjects, store: context.store })) ??
        (await requirePublished(tx, slug))
      return { page, shown: await readShown(tx, page) }
    })
    return toShopperPage(page, context.store, { ...shown, now: context.now() })
  }),

  getPagesByStoreId: owner.getPagesByStoreId.handler(async ({ context }) => {
    const rows = await readStore(context, listPages)
    const authors = await listAuthors(
      context.db,
      rows.map(({ authorId }) => authorId),
    )
    return rows.map((row) => toPageSummary(row, context.store, authors))
  }),

  templates: owner.templates.handler(async ({ context }) => {
    const rows = await readStore(context, listTemplates)
    const authors = await listAuthors(
      context.db,
      rows.map(({ authorId }) => authorId),
    )
    return rows.map((row) => toTemplateSummary(row, context.store, authors))
  }),

  setDefaultTemplate: owner.setDefaultTemplate.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => setDefaultTemplate(tx, input))
    return { done: true }
  }),

  getPagesLinks: shopper.getPagesLinks.handler(async ({ context }) => {
    const rows = await readStore(context, listPages)
    return rows
      .filter(({ publishedRevision }) => publishedRevision !== null)
      .map(({ name, slug }) => ({ name, slug, url: pagePath(slug) }))
  }),

  getPageGlobalContent: shopper.getPageGlobalContent.handler(async ({ context }) => {
    const globalContent = await readStore(context, (tx) => requireGlobalContent(tx, context.now()))
    return { storeId: context.store.storeId, globalContent }
  }),

  updateSeo: owner.updateSeo.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) =>
      updatePage(tx, { ...input, publish: false, settingsLive: true }, saverOf(context)),
    )
    return toPage(page, context.store)
  }),

  getHomepageSeo: shopper.getHomepageSeo.handler(async ({ context }) => {
    const home = await readStore(context, (tx) => requirePublished(tx, 'home'))
    return { metaTitle: home.meta_title, metaDescription: home.meta_description }
  }),

  duplicate: owner.duplicate.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => duplicatePage(tx, input.id, context.userId))
    return toPage(page, context.store)
  }),

  setAsHome: owner.setAsHome.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => setAsHome(tx, input.id))
    return toPage(page, context.store)
  }),

  delete: owner.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removePages(tx, [input.id]))
    return { done: true }
  }),

  revisions: owner.revisions.handler(async ({ context, input }) => {
    const rows = await readStore(context, (tx) => listRevisions(tx, input.id))
    if (!rows.length) throw new Refusal('not_found')
    const authors = await listAuthors(
      context.db,
      rows.map(({ createdBy }) => createdBy),
    )
    return rows.map(({ createdAt, createdBy, ...row }) => ({
      ...row,
      createdBy,
      createdAt: createdAt.toISOString(),
      createdByName: (createdBy !== null && authors.get(createdBy)) || null,
    }))
  }),

  revision: owner.revision.handler(async ({ context, input: { id, revision } }) => {
    const found = await readStore(context, (tx) => findRevision(tx, id, revision))
    if (!found) throw new Refusal('not_found')
    const { createdAt, content, settings } = found
    return {
      revision,
      createdAt: createdAt.toISOString(),
      content: content as PageItem[],
      settings,
    }
  }),

  problems: owner.problems.handler(async ({ context, input }) =>
    readStore(context, (tx) => listProblems(tx, input.id)),
  ),

  schedulePublish: owner.schedulePublish.handler(async ({ context, input }) => {
    const page = await schedulePublish({ ...context, publishJobs }, input)
    return toPage(page, context.store)
  }),

  cancelSchedule: owner.cancelSchedule.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => cancelSchedule(tx, input.id))
    return toPage(page, context.store)
  }),

  createPreview: owner.createPreview.handler(async ({ context, input }) => {
    const { path, expiresAt } = await changeStore(context, (tx) =>
      createPreview(tx, input.id, context.now()),
    )
    return { domain: context.store.shownDomain, path, expiresAt: expiresAt.toISOString() }
  }),

  revokePreviews: owner.revokePreviews.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => revokePreviews(tx, input.id))
    return { done: true }
  }),

  restore: owner.restore.handler(async ({ context, input }) => {
    const page = await changeStore(context, (tx) => restorePage(tx, input, saverOf(context)))
    return toPage(page, context.store)
  }),

  bulkUpdate: owner.bulkUpdate.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updatePages(tx, input, saverOf(context))),
  ),

  bulkDelete: owner.bulkDelete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => removePages(tx, input.ids)),
  ),
})

function saverOf({ userId, now }: OwnerContext & Pick<Services, 'now'>): Saver {
  return { userId, at: now() }
}
