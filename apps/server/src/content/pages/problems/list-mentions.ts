import type { PageItem } from '@vitrine/contract/content/page.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { isRecord, walkContent } from '@vitrine/sections/kit/page-item.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { isExampleTestimonial } from '@vitrine/sections/types/testimonials/example-testimonials.ts'
import { type ListKind, isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'

/**
 * A reference to another entity, an image without alternative text, an example review, or a
 * needed image or video that was not chosen.
 */
export interface Mention {
  what: 'page' | 'product' | 'category' | 'image' | 'example' | 'empty'
  slug: string
  path: string
}

type Values = Readonly<Record<string, unknown>>

export function listMentions(items: readonly PageItem[], root: string): Mention[] {
  return [...walkContent(normalizeContent(items))].flatMap(({ item, path }) => {
    const section = findSection(item.type)
    if (!section || (item.v ?? 1) > section.version) return []
    const unbound = section.settings.filter(({ key }) => !item.bindings?.[key])
    return mentionsIn(item.props, unbound, [root, ...path, 'props'].join('.'))
  })
}

function mentionsIn(values: Values, settings: readonly Setting[], at: string): Mention[] {
  return settings
    .filter((setting) => isVisible(setting, values))
    .flatMap((setting) => mentionsOf(setting, values, `${at}.${setting.key}`))
}

function mentionsOf(setting: Setting, values: Values, path: string): Mention[] {
  const value = values[setting.key]
  if (setting.kind === 'list') {
    if (!Array.isArray(value)) return []
    return value.flatMap((entry: unknown, index) =>
      isRecord(entry) ? mentionsInEntry(entry, setting, `${path}.${index}`) : [],
    )
  }
  if (setting.key === 'alt') return isWordless(values) ? [{ what: 'image', slug: '', path }] : []
  if (value === '' && setting.isNeeded) return [{ what: 'empty', slug: '', path }]
  if (typeof value !== 'string' || value === '') return []
  if (setting.kind === 'product') return [{ what: 'product', slug: value, path }]
  if (setting.kind === 'link') return linked(value, path)
  if (setting.kind === 'richText') return linksIn(value).flatMap((url) => linked(url, path))
  const isOwnWord =
    setting.kind === 'category' && setting.options?.some((one) => one.value === value)
  return setting.kind === 'category' && !isOwnWord ? [{ what: 'category', slug: value, path }] : []
}

function mentionsInEntry(entry: Values, { settings }: ListKind, path: string): Mention[] {
  const mentions = mentionsIn(entry, settings, path)
  if (!isExampleTestimonial(entry)) return mentions
  return [...mentions, { what: 'example', slug: '', path: `${path}.text` }]
}

function isWordless({ alt, src, image, background }: Values) {
  const shown = [src, image, background].find((value) => value !== undefined)
  return typeof shown === 'string' && shown !== '' && typeof alt === 'string' && !alt.trim()
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url)
}

const addresses = { page: 'page', product: 'product', collection: 'category' } as const

function linked(url: string, path: string): Mention[] {
  const [, kind = '', slug = ''] = /^\/(page|product|collection)\/([^/?#]+)/.exec(url) ?? []
  if (!Object.hasOwn(addresses, kind)) return []
  return [{ what: addresses[kind as keyof typeof addresses], slug: decoded(slug), path }]
}

/** Slugs are stored decoded; an owner may paste an escaped URL. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).normalize()
  } catch {
    return slug
  }
}
