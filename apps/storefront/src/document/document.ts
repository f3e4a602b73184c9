import { rootElementId, stateElementId } from './page-state.ts'

interface DocumentParts {
  /** React's output: head elements come before the shop's element. */
  rendered: string
  styles: string[]
  /** The theme's own rules; '' for none. */
  themeCss: string
  icon: string
  verification: readonly { name: string; content: string }[]
  /** Preloaded font files. */
  fonts: string[]
  /** JSON, escaped for a script element; '' for none. */
  structuredData: string
  /** Undefined for a document without JavaScript. */
  life: Life | undefined
}

interface Life {
  /** Source of the script that loads the files. */
  start: string
  files: string[]
  /** Whether that script reports the visit. */
  countsVisits: boolean
  /** JSON, escaped for a script element. */
  state: string
}

const shopElement = '<div class="shop"'

export function documentOf({
  rendered,
  styles,
  themeCss,
  icon,
  verification,
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
    themeCss && `<style>${themeCss}</style>`,
    rendered.slice(0, start),
    `<link rel="icon" href="${icon}">`,
    // Names are fixed, and codes have letters, digits and few signs.
    ...verification.map(({ name, content }) => `<meta name="${name}" content="${content}">`),
    structuredData && `<script type="application/ld+json">${structuredData}</script>`,
  ]
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head><body>` +
    `<div id="${rootElementId}">${rendered.slice(start)}</div>` +
    `${life ? scriptsOf(life) : ''}</body></html>`
  )
}

function scriptsOf({ start, files, countsVisits, state }: Life): string {
  return (
    `<script type="application/json" id="${stateElementId}">${state}</script>` +
    // Scripts come after the visible content.
    `<script data-files="${files.join(' ')}"${countsVisits ? ' data-visits' : ''}>${start}</script>`
  )
}
