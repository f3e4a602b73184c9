const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']
const sourceSchemes = ['http:', 'https:']
// Browsers drop these before they parse, so what we read would not be what they follow.
// oxlint-disable-next-line no-control-regex
const dropped = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff\\]/

/** An address that a link may lead to, or undefined. */
export function safeUrl(value: unknown): string | undefined {
  return allowed(value, linkSchemes)
}

/** An address that a picture or a video may come from: from the host's root, or http(s). */
export function safeSource(value: unknown): string | undefined {
  const source = allowed(value, sourceSchemes)
  return source && /^(?:\/|https?:)/i.test(source) ? source : undefined
}

/** Nearly every link leads to a page of the shop, and needs no parsing to be told from others. */
const plainPath = /^(?:\/[\w.-]+)+$|^\/$/

function allowed(value: unknown, schemes: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined
  if (plainPath.test(value)) return value
  const url = value.trim()
  if (!url || dropped.test(url) || url.startsWith('//')) return undefined
  const parsed = parse(url)
  if (!parsed || !schemes.includes(parsed.protocol)) return undefined
  // `http:evil` is relative on an http page and absolute on an https one.
  const isAmbiguous = /^https?:/i.test(url) && !/^https?:\/\/[^/]/i.test(url)
  return isAmbiguous ? undefined : url
}

function parse(url: string): URL | undefined {
  return URL.canParse(url, 'https://shop.invalid')
    ? new URL(url, 'https://shop.invalid')
    : undefined
}
