import type { Assets } from './render-page.ts'
import { rootElementId, stateElementId } from './page-state.ts'

interface DocumentParts {
  /** The shop as React rendered it: what belongs into the head stands before the shop's element. */
  rendered: string
  assets: Assets
  icon: string
  /** Font files that every page of this shop shows text in. */
  fonts: string[]
  /** Serialised for search engines, safe inside a script element; '' where there is nothing to tell. */
  structuredData: string
  /** Serialised, safe inside a script element. */
  state: string
}

const shopElement = '<div class="shop"'

export function documentOf({
  rendered,
  assets,
  icon,
  fonts,
  structuredData,
  state,
}: DocumentParts): string {
  const start = rendered.indexOf(shopElement)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    rendered.slice(0, start),
    `<link rel="icon" href="${icon}">`,
    structuredData && `<script type="application/ld+json">${structuredData}</script>`,
  ]
  const files = [assets.entry, ...assets.preloads].join(' ')
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head><body>` +
    `<div id="${rootElementId}">${rendered.slice(start)}</div>` +
    `<script type="application/json" id="${stateElementId}">${state}</script>` +
    // What is seen comes before what answers.
    `<script data-files="${files}">${assets.start}</script></body></html>`
  )
}
