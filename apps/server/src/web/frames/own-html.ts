import { createHash } from 'node:crypto'

/** Writes what the frame is named, and reports its height whenever that changes. */
const script =
  'document.write(name);' +
  'new ResizeObserver(()=>parent.postMessage({height:' +
  'Math.ceil(document.documentElement.getBoundingClientRect().height)},"*"))' +
  '.observe(document.documentElement)'

const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Own HTML</title><style>body{margin:0;font-family:system-ui,sans-serif;overflow-wrap:break-word}</style><script>${script}</script>`

const ownScript = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Whose scripts run. The origin is opaque in both: no cookies, no storage, no parent, no top. */
const scripts = { still: ownScript, scripts: "'unsafe-inline'" } as const

export type OwnHtmlKind = keyof typeof scripts

/**
 * The document of an owner's own HTML. It comes in the frame's name, since a `srcdoc` would be under
 * the shop's own policy. The policy of the page around it lets it lead nowhere else (decision 069).
 */
export function ownHtmlFrame(kind: OwnHtmlKind): Response {
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'content-security-policy': [
        'sandbox allow-scripts',
        "default-src 'none'",
        `script-src ${scripts[kind]}`,
        "style-src 'unsafe-inline'",
        'img-src https: data:',
        'media-src https: data:',
        'font-src https: data:',
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  })
}
