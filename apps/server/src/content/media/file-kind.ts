/** How browsers play it, by the extension of the stored file. */
export const playedTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
} as const

export type PlayedExtension = keyof typeof playedTypes

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const isVideoBrand = /^(?:iso[\dm]|mp4[12]|avc1|M4V |MSNV|dash|hvc1|av01)/

const signatures: Record<PlayedExtension, (bytes: Buffer) => boolean> = {
  m4a: (bytes) => text(bytes, 4, 8) === 'ftyp' && /^M4[AB] /.test(text(bytes, 8, 12)),
  mp4: (bytes) => text(bytes, 4, 8) === 'ftyp' && isVideoBrand.test(text(bytes, 8, 12)),
  webm: (bytes) => bytes.readUInt32BE(0) === 0x1a_45_df_a3 && text(bytes, 0, 64).includes('webm'),
  ogv: (bytes) => text(bytes, 0, 4) === 'OggS' && text(bytes, 0, 64).includes('theora'),
  ogg: (bytes) => text(bytes, 0, 4) === 'OggS' && /vorbis|Opus|FLAC/.test(text(bytes, 0, 64)),
  wav: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE',
  // The layer's bits tell AAC, which has none, from MP3.
  aac: (bytes) => bytes[0] === 0xff && (bytes[1]! & 0xf6) === 0xf0,
  mp3: (bytes) => text(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2),
  vtt: (bytes) => /^(?:\xEF\xBB\xBF)?WEBVTT(?:[ \t\r\n]|$)/.test(text(bytes, 0, 12)),
}

/**
 * Detects what a browser plays by the first bytes; a file's name and type cannot be trusted.
 * @param start the first 64 bytes
 */
export function playedExtension(start: Buffer): PlayedExtension | undefined {
  if (start.length < 12) return text(start, 0, 12).startsWith('WEBVTT') ? 'vtt' : undefined
  const known = Object.keys(signatures) as PlayedExtension[]
  return known.find((each) => signatures[each](start))
}

export type MediaKind = 'image' | 'video' | 'audio' | 'captions'

export function mediaKindOf(url: string): MediaKind {
  const extension = url.slice(url.lastIndexOf('.') + 1)
  if (extension === 'vtt') return 'captions'
  if (!Object.hasOwn(playedTypes, extension)) return 'image'
  return playedTypes[extension as PlayedExtension].startsWith('video/') ? 'video' : 'audio'
}

export function extensionsOf(kind: MediaKind): string[] {
  return Object.keys(playedTypes).filter((each) => mediaKindOf(`.${each}`) === kind)
}
