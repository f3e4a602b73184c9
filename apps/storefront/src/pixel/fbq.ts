/** Meta's stub: queues calls until its script loads. */
interface Fbq {
  (...words: unknown[]): void
  callMethod?: (...words: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  /** Prevents Meta's script from reporting address changes itself. */
  disablePushState: boolean
  allowDuplicatePageViews: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
  }
}

const source = 'https://connect.facebook.net/en_US/fbevents.js'
const cookies = ['_fbp', '_fbc']

/** Loads Meta's script; requires consent. Ignores an invalid id. */
export function startPixel(id: string) {
  if (!/^\d{5,20}$/.test(id)) return
  if (window.fbq) return window.fbq('consent', 'grant')
  const fbq = queueingFbq()
  Object.assign(window, { fbq, _fbq: fbq })
  loadScript()
  fbq('consent', 'grant')
  // Disables automatic collection from buttons and fields.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
}

export function track(event: string, fields?: object, eventID?: string) {
  window.fbq?.('track', event, fields ?? {}, ...(eventID === undefined ? [] : [{ eventID }]))
}

/**
 * Reports an event from a page with a secret URL. Meta's script would send that URL, so this
 * requests its tracking pixel without it.
 */
export function trackSecretly(id: string, event: string, fields: object, eventID: string) {
  const report = new URL('https://www.facebook.com/tr/')
  const shown = Object.entries(fields).map(([name, value]) => [
    `cd[${name}]`,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  const visitor = /(?:^|; )_fbp=([^;]+)/.exec(document.cookie)?.[1]
  report.search = new URLSearchParams([
    ['id', id],
    ['ev', event],
    ['dl', `${location.origin}/checkout`],
    ['eid', eventID],
    ...(visitor ? [['fbp', visitor]] : []),
    ...shown,
  ] as [string, string][]).toString()
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = report.href
}

/** A script cannot be unloaded: revokes consent and deletes its cookies. */
export function stopPixel() {
  window.fbq?.('consent', 'revoke')
  const labels = location.hostname.split('.')
  for (const name of cookies)
    for (const index of labels.keys())
      document.cookie = `${name}=; max-age=0; path=/; domain=${labels.slice(index).join('.')}`
}

function queueingFbq(): Fbq {
  const fbq = ((...words) => {
    if (fbq.callMethod) fbq.callMethod(...words)
    else fbq.queue.push(words)
  }) as Fbq
  return Object.assign(fbq, {
    queue: [],
    push: fbq,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
}

function loadScript() {
  const script = document.createElement('script')
  script.async = true
  script.src = source
  document.head.append(script)
}
