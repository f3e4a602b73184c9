import { rootElementId, stateElementId } from './page-state.ts'

interface DocumentParts {
  /** The shop as React rendered it: what belongs into the head stands before the shop's element. */
  rendered: string
  styles: string[]
  icon: string
  /** Font files that every page of this shop shows text in. */
  fonts: string[]
  /** Serialised for search engines, safe inside a script element; '' where there is nothing to tell. */
  structuredData: string
  /** Left out of a document for whom there is no JavaScript. */
  life: Life | undefined
}

interface Life {
  /** The script that asks for the files. */
  start: string
  files: string[]
  /** Serialised, safe inside a script element. */
  state: string
}

const shopElement = '<div class="shop"'

export function documentOf({
  rendered,
  styles,
  icon,
  fonts,
  structuredData,
  life,
}: DocumentParts): string {
  const start = rendered.indexOf(shopElement)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    rendered.slice(0, start),
    `<link rel="icon" href="${icon}">`,
    structuredData && `<script type="application/ld+json">${structuredData}</script>`,
  ]
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head><body>` +
    `<div id="${rootElementId}">${rendered.slice(start)}</div>` +
    `${life ? scriptsOf(life) : ''}</body></html>`
  )
}

function scriptsOf({ start, files, state }: Life): string {
  return (
    `<script type="application/json" id="${stateElementId}">${state}</script>` +
    // What is seen comes before what answers.
    `<script data-files="${files.join(' ')}">${start}</script>`
  )
}
