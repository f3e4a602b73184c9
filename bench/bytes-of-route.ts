import { fetchFrom } from './fetch-page.ts'

export interface Bytes {
  raw: number
  sent: number
}

export interface RouteBytes {
  html: Bytes
  css: Bytes
  javaScript: Bytes
}

/** Returns the bytes of a first visit without images, uncompressed and as sent with brotli. */
export async function bytesOfRoute(
  origin: string,
  host: string,
  path: string,
): Promise<RouteBytes> {
  const load = async (address: string) => await fetchFrom(origin + address, host, 'br')
  // Uses the second response: the first is compressed at a lower level.
  const { text } = await load(path)
  const page = await load(path)
  const css = await Promise.all(hrefs(text, /<link rel="stylesheet" href="([^"]+)"/g).map(load))
  const [files = ''] = hrefs(text, /<script data-files="([^"]+)"/g)
  const javaScript = await Promise.all(files.split(' ').map(load))
  return { html: sum([page]), css: sum(css), javaScript: sum(javaScript) }
}

function hrefs(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, href = '']) => href)
}

function sum(files: { text: string; bytes: Buffer }[]): Bytes {
  return {
    raw: files.reduce((total, { text }) => total + Buffer.byteLength(text), 0),
    sent: files.reduce((total, { bytes }) => total + bytes.length, 0),
  }
}
