import type { Theme, ThemeFont } from '@vitrine/contract/content/theme.ts'
import { findVariableFont } from '@vitrine/contract/content/variable-fonts.ts'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import lora from '@fontsource/lora/files/lora-latin-500-normal.woff2?url'
import syne from '@fontsource/syne/files/syne-latin-700-normal.woff2?url'
import { fontFile } from './rules/font-rules.ts'

const files: Partial<Record<ThemeFont, string>> = { figtree, manrope, fraunces, lora, syne }

/** Returns the URLs of a theme's fonts, which a page preloads before its style sheet is parsed. */
export function fontFilesOf({ headingFont, bodyFont, ownFonts }: Theme): string[] {
  const used = [
    ownFonts?.body?.url ?? fileOf(bodyFont),
    ownFonts?.heading?.url ?? fileOf(headingFont),
  ].filter((file) => file !== undefined)
  return [...new Set(used)]
}

/** A page in another script loads its files when it finds their letters. */
function fileOf(font: ThemeFont): string | undefined {
  return findVariableFont(font) ? fontFile(font, 'latin') : files[font]
}
