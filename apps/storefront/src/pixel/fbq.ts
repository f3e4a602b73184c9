/** Meta's function: it queues what it is told until Meta's script, once there, takes over. */
interface Fbq {
  (...words: unknown[]): void
  callMethod?: (...words: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: string
  /** Otherwise Meta's script reports every change of the address by itself, besides us. */
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

/** Loads Meta's script, for which the shopper's yes is needed. An id that is none loads nothing. */
export function startPixel(id: string) {
  if (!/^\d{5,20}$/.test(id)) return
  if (window.fbq) return window.fbq('consent', 'grant')
  const fbq = queueingFbq()
  Object.assign(window, { fbq, _fbq: fbq })
  loadScript()
  fbq('consent', 'grant')
  // Nothing is read off the page's buttons and fields.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
}

export function track(event: string, fields?: object, eventID?: string) {
  window.fbq?.('track', event, fields ?? {}, ...(eventID === undefined ? [] : [{ eventID }]))
}

/**
 * Tells of something that happened on a page whose address is the shopper's secret. Meta's script
 * would tell that address along, so its reports are asked for like a picture, from another one.
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
  const picture = new Image()
  picture.referrerPolicy = 'no-referrer'
  picture.src = report.href
}

/** A script cannot be unloaded: it is told to be silent, and what it left behind goes. */
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
