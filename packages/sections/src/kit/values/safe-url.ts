const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:']
const sourceSchemes = ['http:', 'https:']
// Browsers strip these before parsing, so the checked URL would differ from the followed one.
// oxlint-disable-next-line no-control-regex
const dropped = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff\\]/

/** Returns a URL that is safe to link to, or undefined. */
export function safeUrl(value: unknown): string | undefined {
  return allowed(value, linkSchemes)
}

/** Returns a root-relative or http(s) URL for an image or video, or undefined. */
export function safeSource(value: unknown): string | undefined {
  const source = allowed(value, sourceSchemes)
  return source && /^(?:\/|https?:)/i.test(source) ? source : undefined
}

/** Skips parsing for paths in the store, which most links are. */
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
