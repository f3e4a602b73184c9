import { robotsProblem } from '@vitrine/commerce/seo/robots-problem.ts'
import { defaultTemplates, templateProblem } from '@vitrine/commerce/seo/seo-templates.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, imageUrl, revision, timestamp } from '../call/values.ts'

const template = z.strictObject({
  title: z.string().trim().min(1, 'Write a title, for example {page} · {shop}.').max(200),
  description: z.string().trim().max(500),
})

export const seoTemplates = z.strictObject({
  page: template,
  product: template,
  category: template,
})

/** The service that checks a code: the `name` of its meta element. */
export const verificationNames = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  meta: 'facebook-domain-verification',
} as const
export type VerificationService = keyof typeof verificationNames

/** Data, never HTML. */
const code = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.=+/-]*$/, 'Paste only the code: letters, digits and the signs _ - . = + /.')

const returnPolicy = z.strictObject({
  /** From delivery; 0 means that returns are not accepted. */
  days: z.number().int().min(0).max(365),
  fees: z.enum(['free', 'customer']),
})
export type ReturnPolicy = z.infer<typeof returnPolicy>

const fields = {
  templates: seoTemplates,
  /** Shown where a shared page has no image of its own. From the media library. */
  socialImage: imageUrl.nullable(),
  favicon: imageUrl.nullable(),
  /** False asks search engines to leave out the whole shop. */
  indexing: z.boolean(),
  verification: z.strictObject({ google: code, bing: code, pinterest: code, meta: code }),
  /** Lines added to robots.txt. */
  robots: z.string().max(5000),
  returns: returnPolicy.nullable(),
}
const stored = z.strictObject(fields)
export type SeoSettings = z.infer<typeof stored>

export const defaultSeo: SeoSettings = {
  templates: defaultTemplates,
  socialImage: null,
  favicon: null,
  indexing: true,
  verification: { google: '', bing: '', pinterest: '', meta: '' },
  robots: '',
  returns: null,
}

/** Fills gaps in stored settings, which may predate later fields. */
export function seoOf(saved: unknown): SeoSettings {
  const { revision: _, ...settings } = (saved ?? {}) as Record<string, unknown>
  if (Object.keys(settings).length === 0) return defaultSeo
  return stored.safeParse({ ...defaultSeo, ...settings }).data ?? defaultSeo
}

const checked = stored.superRefine(({ templates, robots }, context) => {
  for (const [kind, texts] of Object.entries(templates))
    for (const [name, text] of Object.entries(texts)) {
      const message = templateProblem(text)
      if (message) context.addIssue({ code: 'custom', path: ['templates', kind, name], message })
    }
  const message = robotsProblem(robots)
  if (message) context.addIssue({ code: 'custom', path: ['robots'], message })
})

const seoView = stored.extend({
  revision: z.number().int(),
  /** When the sitemap was last written, and how many addresses it has; null before the first time. */
  sitemap: z.object({
    url: z.string(),
    builtAt: timestamp.nullable(),
    addresses: z.number().int().nullable(),
  }),
})
export type SeoView = z.infer<typeof seoView>

export const seoSettingsContract = {
  getSettings: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/seo/settings',
    summary: "The store's settings for search engines and social networks",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(seoView),

  updateSettings: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/seo/settings',
    summary: 'Change all of it at once; `revision` is that of the settings that were changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ storeId: id, revision, settings: checked }))
    .output(seoView),
}
