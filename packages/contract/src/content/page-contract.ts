import { z } from 'zod'
import { call } from '../call/call.ts'
import { content, page, pageSummary, seo, templateKind, templateSummary } from './page.ts'
import { bulkIds, done, host, id, revision, slug, updated } from '../call/values.ts'

const pageName = z.string().trim().min(1).max(100)
const publish = z.boolean().default(true)
/** Options for saving from the builder while its owner continues editing. */
const saving = {
  autosave: z.boolean().default(false),
  /**
   * Chosen by the caller for this save. A refused stale save reports the previous saveId in
   * `details`, so that a caller whose response was lost recognises its own save.
   */
  saveId: z.string().regex(z.regexes.guid).optional(),
}

export const pageContract = {
  addPage: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/page/add-page',
    summary: 'Add a page',
    successStatus: 201,
    refusals: ['not_found', 'invalid_input', 'slug_taken', 'slug_reserved'],
  })
    .input(
      z.strictObject({
        storeId: id,
        name: pageName,
        slug: slug.optional(),
        metaTitle: seo.metaTitle.optional(),
        metaDescription: seo.metaDescription.optional(),
        content: content.optional(),
        /** Adds a template of these pages: it has no address, and the page itself as a section. */
        templateFor: templateKind.optional(),
      }),
    )
    .output(page),

  updatePage: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/update-page',
    summary:
      'Save a page, live with its whole draft unless `publish` is false; then a published page keeps its name, address and texts until it is published',
    refusals: ['not_found', 'invalid_input', 'slug_taken', 'slug_reserved', 'stale_revision'],
  })
    .input(
      z.strictObject({
        pageId: id,
        name: pageName.optional(),
        slug: slug.optional(),
        metaTitle: seo.metaTitle.optional(),
        metaDescription: seo.metaDescription.optional(),
        content: content.optional(),
        publish,
        revision: revision.optional(),
        settingsRevision: revision.optional(),
        ...saving,
      }),
    )
    .output(page),

  updateAllContent: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/update-all-content',
    summary: 'Save a page and the global content together, live unless `publish` is false',
    refusals: ['not_found', 'invalid_input', 'slug_taken', 'slug_reserved', 'stale_revision'],
  })
    .input(
      z.strictObject({
        pageId: id,
        content,
        /** Undefined leaves it unchanged; publishing publishes it too. */
        globalContent: content.optional(),
        name: pageName.optional(),
        slug: slug.optional(),
        metaTitle: seo.metaTitle.optional(),
        metaDescription: seo.metaDescription.optional(),
        publish,
        revision: revision.optional(),
        globalRevision: revision.optional(),
        settingsRevision: revision.optional(),
        ...saving,
      }),
    )
    .output(page),

  getPageById: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/get-page-by-id',
    summary: 'A page with its draft',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ pageId: id }))
    .output(page),

  getPageByDomain: call({
    access: 'public',
    store: 'domain',
    method: 'GET',
    path: '/page/get-page-by-domain',
    summary: 'A published page. A moved slug answers with the page, whose slug is the new one',
    refusals: ['not_found', 'gone'],
  })
    .input(z.strictObject({ domain: host, slug: z.string().min(1).max(200) }))
    .output(page),

  getPagesByStoreId: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/get-pages-by-store-id',
    summary: "The store's pages",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(pageSummary)),

  templates: call({
    access: 'owner',
    scope: 'pages:read',
    method: 'GET',
    path: '/page/templates',
    summary: "The store's templates of product, collection and other pages",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(templateSummary)),

  setDefaultTemplate: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/{id}/default-template',
    summary: 'Use a template for all pages of its kind without one of their own, or no longer',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, isDefault: z.boolean() }))
    .output(done),

  getPagesLinks: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/page/get-pages-links',
    summary: "Names and addresses of the store's published pages",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(z.object({ name: z.string(), slug: z.string(), url: z.string() }))),

  getPageGlobalContent: call({
    access: 'public',
    store: 'storeDomain',
    method: 'GET',
    path: '/page/get-page-global-content',
    summary: "The store's published top bar, navigation and footer",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeDomain: host }))
    .output(z.object({ storeId: id, globalContent: content })),

  updateSeo: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/update-seo',
    summary: "Change a page's title and description for search engines, live at once",
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ pageId: id, ...seo, settingsRevision: revision.optional() }))
    .output(page),

  getHomepageSeo: call({
    access: 'public',
    store: 'storeDomain',
    method: 'GET',
    path: '/page/get-homepage-seo',
    summary: "The home page's title and description",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeDomain: host }))
    .output(z.object(seo)),

  duplicate: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'POST',
    path: '/page/{id}/duplicate',
    summary: "Copy a page's draft to a new page, which is a draft",
    successStatus: 201,
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(page),

  setAsHome: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/{id}/set-as-home',
    summary: 'Make a published page the home page; the former one gets an address of its own',
    refusals: ['not_found', 'page_not_published', 'slug_reserved'],
  })
    .input(z.strictObject({ id }))
    .output(page),

  delete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/page/delete/{id}',
    summary: 'Delete a page; the home page is refused',
    refusals: ['not_found', 'home_page_required'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  bulkUpdate: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'PUT',
    path: '/page/bulk',
    summary: "Publish several pages' drafts, or change their texts for search engines, all or none",
    refusals: ['not_found', 'invalid_input', 'slug_taken', 'slug_reserved'],
  })
    .input(
      z.strictObject({
        ids: bulkIds,
        changes: z.strictObject({
          publish: z.boolean().default(false),
          metaTitle: seo.metaTitle.optional(),
          metaDescription: seo.metaDescription.optional(),
        }),
      }),
    )
    .output(updated),

  bulkDelete: call({
    access: 'owner',
    scope: 'pages:write',
    method: 'DELETE',
    path: '/page/bulk',
    summary: 'Delete several pages, all or none',
    refusals: ['not_found', 'home_page_required'],
  })
    .input(z.strictObject({ ids: bulkIds }))
    .output(updated),
}
