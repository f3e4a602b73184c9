import type { PageItem } from '@vitrine/contract/page.ts'
import { shopTheme } from '@vitrine/sections/shop-theme.ts'

/** The shop's initial on its own colour, for the browser's tab: no file to ask for. */
export function shopIcon(name: string, globalContent: PageItem[]): string {
  const theme = shopTheme(globalContent)
  const ground = theme['--accent'] ?? '#1c1f23'
  const ink = theme['--on-accent'] ?? '#ffffff'
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="8" fill="${ground}"/>` +
    `<text x="16" y="22" text-anchor="middle" font-family="system-ui,sans-serif" ` +
    `font-size="18" font-weight="700" fill="${ink}">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
