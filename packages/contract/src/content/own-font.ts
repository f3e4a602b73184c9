import { z } from 'zod'
import type { FontScript } from './variable-fonts.ts'

/** Letters of the scripts in the names of files; `o` has all that the others lack. */
export const lettersOfScripts = {
  l: 'latin',
  e: 'latin-ext',
  c: 'cyrillic',
  g: 'greek',
  v: 'vietnamese',
  o: 'others',
} as const satisfies Record<string, FontScript | 'others'>
export type ScriptLetter = keyof typeof lettersOfScripts

const address =
  /^(\/media\/[a-z0-9-]+\/[a-z0-9-]+-(\d{1,4})x(\d{1,4})-([lecgvo]{1,6})-)[lecgvo]\.woff2$/

/** A font of the owner's own, as a theme names it. */
export const ownFont = z.strictObject({
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u),
  /** Names its weights and its files, one for each script. */
  url: z.string().max(300).regex(address, 'This is not an uploaded font.'),
})
export type OwnFont = z.infer<typeof ownFont>

export const ownFonts = z.strictObject({ heading: ownFont.optional(), body: ownFont.optional() })
export type OwnFonts = z.infer<typeof ownFonts>

/** Returns what the address of a font says about it, with the address of each of its files. */
export function readOwnFont(url: string) {
  const [, base, lightest, boldest, letters = ''] = address.exec(url) ?? []
  if (base === undefined) return undefined
  const files = Array.from(letters, (letter) => ({
    script: lettersOfScripts[letter as ScriptLetter],
    url: `${base}${letter}.woff2`,
  }))
  return { weights: [Number(lightest), Number(boldest)] as const, files }
}
