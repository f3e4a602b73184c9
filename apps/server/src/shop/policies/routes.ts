import type { Database } from '@vitrine/db/database.ts'
import type { PolicyVersionView } from '@vitrine/contract/shop/policies.ts'
import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { listAuthors } from '../../content/pages/list-authors.ts'
import { Refusal } from '../../platform/refusal.ts'
import { fillTemplate } from './fill-template.ts'
import { getPolicy, listPolicies, savePolicy } from './policies.ts'
import { publishPolicy, restorePolicy, unpublishPolicy } from './publish-policy.ts'
import { findVersion, type ListedVersion, listVersions } from './versions.ts'

const calls = ownerCalls.policies

export const policiesRoutes = {
  list: calls.list.handler(({ context }) => readStore(context, listPolicies)),

  get: calls.get.handler(({ context, input }) =>
    readStore(context, (tx) => getPolicy(tx, input.kind)),
  ),

  template: calls.template.handler(({ context, input }) =>
    readStore(context, (tx) => fillTemplate(tx, input)),
  ),

  versions: calls.versions.handler(async ({ context, input }) => {
    const versions = await readStore(context, (tx) => listVersions(tx, input.kind))
    return await versionViews(context.db, versions)
  }),

  version: calls.version.handler(async ({ context, input }) => {
    const version = await readStore(context, (tx) => findVersion(tx, input.id))
    if (!version) throw new Refusal('not_found')
    const [view] = await versionViews(context.db, [version])
    return { ...view!, text: version.text }
  }),

  saveDraft: calls.saveDraft.handler(({ context, input }) =>
    changeStore(context, (tx) => savePolicy(tx, input)),
  ),

  publish: calls.publish.handler(({ context, input }) =>
    changeStore(context, (tx) => publishPolicy(tx, input, context.now())),
  ),

  unpublish: calls.unpublish.handler(({ context, input }) =>
    changeStore(context, (tx) => unpublishPolicy(tx, input.kind, context.now())),
  ),

  restore: calls.restore.handler(({ context, input }) =>
    changeStore(context, (tx) => restorePolicy(tx, input, context.now())),
  ),
}

async function versionViews(
  db: Database,
  versions: readonly ListedVersion[],
): Promise<PolicyVersionView[]> {
  const authors = await listAuthors(
    db,
    versions.map(({ publishedBy }) => publishedBy),
  )
  return versions.map(({ id, kind, title, number, publishedAt, publishedBy, replacedAt }) => ({
    kind,
    title,
    versionId: id,
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy: (publishedBy !== null && authors.get(publishedBy)) || null,
    replacedAt: replacedAt?.toISOString() ?? null,
  }))
}
