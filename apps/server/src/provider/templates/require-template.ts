import type { ShopTemplate } from '@vitrine/sections/templates/shops/shop-template.ts'
import { findTemplate } from '@vitrine/sections/templates/shops/shop-templates.ts'
import { Refusal } from '../../platform/refusal.ts'

export function requireTemplate(slug: string): ShopTemplate {
  const template = findTemplate(slug)
  if (!template) throw new Refusal('template_unknown')
  return template
}
