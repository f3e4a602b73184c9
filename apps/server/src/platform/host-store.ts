import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { type Theme, themeOf } from '@vitrine/contract/content/theme.ts'
import { type SeoSettings, seoOf } from '@vitrine/contract/shop/seo-settings.ts'
import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import { shownSuspension, type Suspensions } from './suspension.ts'

export interface HostStore {
  storeId: string
  name: string
  currency: string
  country: string
  /** IANA, for example `Europe/Berlin`. */
  timeZone: string
  fbPixelId: string
  storeDomain: string
  /** The owner's own domain once it is verified and primary, otherwise `storeDomain`. */
  shownDomain: string
  status: 'draft' | 'live' | 'suspended'
  /** Why it is suspended, for its owner. */
  suspensionReason: string | null
  wasOpened: boolean
  viewKey: string
  passwordHash: string | null
  version: number
  theme: Theme
  seo: SeoSettings
  policies: PolicyVersion[]
  /** Kinds of pages of which a template is published. */
  templates: TemplateKind[]
}

export async function loadHostStore(
  { platform }: Database,
  storeId: string,
): Promise<HostStore | undefined> {
  const { rows } = await platform.execute<Record<keyof HostStore | 'suspensions', string>>(sql`
    SELECT s.id AS "storeId", s.name, s.currency, s.country, s.time_zone AS "timeZone",
      s.fb_pixel_id AS "fbPixelId", s.store_domain AS "storeDomain",
      coalesce(s.primary_domain, s.store_domain) AS "shownDomain",
      s.status, s.suspensions, (s.opened_at IS NOT NULL)::text AS "wasOpened", s.view_key AS "viewKey",
      s.password_hash AS "passwordHash", s.version, s.theme, s.seo, s.policies, s.templates
    FROM stores s WHERE s.deleted_at IS NULL AND s.id = ${storeId}::uuid`)
  const [row] = rows
  if (!row) return undefined
  const { suspensions, ...facts } = row
  return {
    ...facts,
    timeZone: row.timeZone ?? timeZoneOfCountry(row.country),
    status: row.status as HostStore['status'],
    suspensionReason: shownSuspension(suspensions as unknown as Suspensions)?.reason ?? null,
    wasOpened: row.wasOpened === 'true',
    version: Number(row.version),
    theme: themeOf(row.theme),
    seo: seoOf(row.seo),
    policies: row.policies as unknown as PolicyVersion[],
    templates: row.templates as unknown as TemplateKind[],
  }
}
