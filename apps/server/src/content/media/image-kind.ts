export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff'

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const signatures: Record<ImageKind, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff,
  png: (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1A\n',
  gif: (bytes) => /^GIF8[79]a/.test(text(bytes, 0, 6)),
  webp: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => /^ftyp.*avi[fs]/s.test(text(bytes, 4, Math.min(64, bytes.readUInt32BE(0)))),
  tiff: (bytes) => /^(?:II\*\0|MM\0\*)/.test(text(bytes, 0, 4)),
}

/** Detects the format by its bytes; a file's name and type cannot be trusted. */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 12) return undefined
  const kinds = Object.keys(signatures) as ImageKind[]
  return kinds.find((kind) => signatures[kind](bytes))
}

/** Detects the format of iPhones, whose codec is patented and missing from free libraries. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])/.test(text(bytes, 4, 12))
}

export function isSvg(bytes: Buffer): boolean {
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(bytes.toString('utf8', 0, 1000))
}
