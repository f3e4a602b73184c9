import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { Policy } from '@vitrine/contract/shop/policies.ts'
import type { Article } from '@vitrine/contract/content/article.ts'
import type { Menu } from '@vitrine/contract/content/menu.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { done, type Making } from './making.ts'

const text = (words: string) => [
  { id: newId(), type: 'textBlock', contentType: 'normal', props: { text: words } },
]

export function makePages(making: Making) {
  const {
    store: { storeId },
    privateMark,
    publicMark,
  } = making

  async function draftPage(name: string) {
    const content = text(`Draft ${privateMark}`)
    return await done<Page>(making, 'POST', '/page/add-page', { storeId, name, content })
  }

  async function details() {
    const contact = { email: `${privateMark}@store.example`, phone: privateMark.slice(0, 40) }
    await done(making, 'PUT', '/store/update-store-general-details', { storeId, ...contact })
    await draftPage(`Draft ${privateMark}`)
  }

  async function page() {
    const { id: pageId } = await draftPage(`Story ${newId()} ${publicMark}`)
    const shown = text(`Story ${publicMark}`)
    const published = { pageId, content: shown, globalContent: text(publicMark) }
    await done(making, 'PUT', '/page/update-all-content', published)
    const [content, globalContent] = [text(`Draft ${privateMark}`), text(privateMark)]
    const draft = { pageId, content, globalContent, publish: false }
    return await done<Page>(making, 'PUT', '/page/update-all-content', draft)
  }

  const template = (templateFor: TemplateKind) =>
    done<Page>(making, 'POST', '/page/add-page', { storeId, name: privateMark, templateFor })

  const articleOf = (mark: string, status: string) =>
    done<Article>(making, 'POST', '/articles', {
      storeId,
      title: `News ${newId()} ${mark}`,
      body: `<p>${mark}</p>`,
      author: mark,
      tags: [mark.slice(0, 40)],
      status,
    })

  /** One that is published, beside a draft. */
  async function article() {
    await articleOf(privateMark, 'draft')
    const { id } = await articleOf(privateMark, 'draft')
    const title = `News ${newId()} ${publicMark}`
    const body = { storeId, title, slug: `news-${newId()}`, status: 'published' }
    // Its former version is marked as private.
    return await done<Article>(making, 'PUT', `/articles/${id}`, {
      ...body,
      body: `<p>${publicMark}</p>`,
      author: publicMark,
      tags: [publicMark.slice(0, 40)],
    })
  }

  async function menu() {
    const entry = {
      id: 'first',
      label: publicMark.slice(0, 80),
      target: { kind: 'address', url: '/shop' },
    }
    const hidden = { kind: 'page', id: (await draftPage(`Draft ${privateMark}`)).id }
    const entries = [entry, { ...entry, id: 'second', label: privateMark, target: hidden }]
    return await done<Menu>(making, 'POST', '/menus', { storeId, name: privateMark, entries })
  }

  async function savedSection() {
    const [item] = text(privateMark)
    const body = { storeId, name: newId(), item }
    return await done<{ id: string }>(making, 'POST', '/saved-sections', body)
  }

  async function redirect() {
    const body = { storeId, from: `/${privateMark}/${newId()}`, to: `/page/${privateMark}` }
    return await done<{ id: string }>(making, 'POST', '/seo/redirects', body)
  }

  async function missingPath() {
    const path = `/gone/${privateMark}/${newId()}`
    making.shop.services.visits.countMissing(storeId, path)
    await making.shop.services.visits.flush()
    return path
  }

  /** Publishes terms, then changes the draft. */
  async function policy() {
    const terms = (title: string, revision: number) =>
      done(making, 'PUT', '/policies/terms', {
        storeId,
        title,
        revision,
        text: `<p>${title}</p>`,
      })
    await terms(publicMark, 0)
    const published = { storeId, revision: 1 }
    const { published: version } = await done<Policy>(
      making,
      'POST',
      '/policies/terms/publish',
      published,
    )
    await terms(privateMark, 1)
    return version!.versionId
  }

  return { details, page, template, article, menu, savedSection, redirect, missingPath, policy }
}
