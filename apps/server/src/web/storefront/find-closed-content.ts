import { inStore } from '@vitrine/db/in-store.ts'
import { findClosedProblem } from '@vitrine/sections/render/closed-shop-types.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Services } from '../../api/context.ts'
import { shopContent } from '../../content/pages/page-view.ts'
import { findTemplate } from '../../content/pages/templates/template-queries.ts'
import type { HostStore } from '../../platform/host-store.ts'

/** Returns the published template of a closed shop's page; shops without one are never asked. */
export async function findClosedContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { storeId, templates }: HostStore,
): Promise<PageItem[] | undefined> {
  if (!templates.includes('password')) return undefined
  const template = await inStore(db, storeId, (tx) => findTemplate(tx, 'password', null))
  // What was saved by other means, as by an archive, shows nothing of the shop either.
  if (!template || findClosedProblem(template.content)) return undefined
  return shopContent(template.content, now())
}
