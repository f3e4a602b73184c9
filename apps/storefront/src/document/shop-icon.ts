import { contrastColor } from '@vitrine/commerce/text/contrast.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'

/** Returns an inline SVG, which saves a request. */
export function shopIcon({ name, theme }: Pick<StoreInfo, 'name' | 'theme'>): string {
  const ground = theme.accentColor
  const ink = contrastColor(ground)
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<text x="16" y="22" text-anchor="middle" font-family="system-ui,sans-serif" ` +
    `font-size="18" font-weight="700" fill="${ink}">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
