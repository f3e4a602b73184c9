import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { fillTemplate } from '@vitrine/sections/render/fill-template.ts'
import { withLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import type { Subject } from '@vitrine/sections/render/subject.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { readLinked } from '../linked/read-shown.ts'
import type { PageRecord } from '../queries.ts'
import { findTemplate } from './template-queries.ts'

interface Store {
  storeId: string
  currency: string
}

interface Found {
  subject: Subject
  /** The template that was chosen for it. */
  templateId: string | null
}

type FindSubject = (tx: StoreTransaction, slug: string, store: Store) => Promise<Found | undefined>

/** Finds what a template's page is about, in folders above this one. */
export interface Subjects {
  product: FindSubject
  collection: FindSubject
}

const subjectPath = /^\/(product|collection)\/([^/]+)$/

/**
 * Returns the page at a path of the shop as sections: its template, with the values of the product
 * or category in it. Undefined for other paths, and where no template is published.
 * @param path decoded, such as `/product/sencha`
 */
export async function findTemplatedPage(
  tx: StoreTransaction,
  path: string,
  { subjects, store }: { subjects: Subjects; store: Store },
): Promise<PageRecord | undefined> {
  if (path === '/not-found') return await findTemplatedAs(tx, nothingFound, null, path)
  const [, kind, slug] = subjectPath.exec(path) ?? []
  if (slug === undefined) return undefined
  const found = await subjects[kind as keyof Subjects](tx, slug, store)
  return found && (await findTemplatedAs(tx, found.subject, found.templateId, path))
}

const nothingFound: Subject = { kind: 'notFound', slug: '', name: '', values: {}, above: [] }

async function findTemplatedAs(
  tx: StoreTransaction,
  subject: Subject,
  templateId: string | null,
  path: string,
): Promise<PageRecord | undefined> {
  const template = await findTemplate(tx, subject.kind, templateId)
  if (!template) return undefined
  const { content } = template
  const linked = await readLinked(tx, content)
  return {
    ...template,
    slug: path,
    name: subject.name,
    meta_title: '',
    meta_description: '',
    content: fillTemplate(normalizeContent(withLinked(content, linked)), subject),
  }
}
