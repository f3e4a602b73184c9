import { type SeoSettings, seoOf, type SeoView } from '@vitrine/contract/shop/seo-settings.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { media } from '@vitrine/db/schema/media.ts'
import { sitemapBuilds } from '@vitrine/db/schema/search-engines.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { originOf } from '../../platform/origins.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changeStoreRow } from '../stores/change-store-row.ts'

type Owner = RequestContext & OwnerContext

export async function getSettings(owner: Owner): Promise<SeoView> {
  const { config, store } = owner
  const { seo, build } = await readStore(owner, async (tx) => ({
    seo: await findSeo(tx),
    build: await findBuild(tx),
  }))
  return {
    ...seoOf(seo),
    revision: revisionOf(seo),
    sitemap: {
      url: `${originOf(store.shownDomain, config)}/sitemap.xml`,
      builtAt: build?.builtAt.toISOString() ?? null,
      addresses: build?.addresses ?? null,
    },
  }
}

export async function updateSettings(
  owner: Owner,
  { revision, settings }: { revision: number; settings: SeoSettings },
): Promise<SeoView> {
  await changeStoreRow(owner, async (tx, row) => {
    if (revisionOf(row.seo) !== revision) throw new Refusal('stale_revision')
    await withinStore(tx, row.id, (storeTx) => requireImages(storeTx, settings))
    return { seo: { ...settings, revision: revision + 1 } }
  })
  return await getSettings(owner)
}

/** An address that is no image would be a broken icon, and nobody would notice. */
async function requireImages(tx: StoreTransaction, { favicon, socialImage }: SeoSettings) {
  const chosen = [['favicon', favicon] as const, ['socialImage', socialImage] as const].filter(
    ([, url]) => url !== null,
  )
  const urls = chosen.map(([, url]) => url!)
  const known = urls.length
    ? await tx
        .select({ url: media.url })
        .from(media)
        .where(and(eq(media.storeId, tx.storeId), inArray(media.url, urls)))
    : []
  const issues = chosen
    .filter(([, url]) => !known.some((each) => each.url === url))
    .map(([name]) => ({
      path: `settings.${name}`,
      message: 'This is not an image of your media library. Upload it there and choose it.',
    }))
  if (issues.length) throw new Refusal('invalid_input', undefined, issues)
}

async function findSeo(tx: StoreTransaction) {
  const [row] = await tx.select({ seo: stores.seo }).from(stores).where(eq(stores.id, tx.storeId))
  return row?.seo
}

async function findBuild(tx: StoreTransaction) {
  const [row] = await tx.select().from(sitemapBuilds).where(eq(sitemapBuilds.storeId, tx.storeId))
  return row
}

function revisionOf(seo: Record<string, unknown> | undefined): number {
  return Number(seo?.['revision'] ?? 0)
}
