import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import { storeMailTheme } from '../../post/letter/mail-theme.ts'

export interface PaperTheme {
  ink: string
  soft: string
  line: string
  accent: string
  font: string
  size: 'A4' | 'letter'
}

const ink = '#1c1f23'
const onLetters = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'VE', 'DO', 'GT', 'CR', 'PA', 'PR']

export function paperTheme(store: { theme: unknown; country: string }): PaperTheme {
  const { button, font } = storeMailTheme(store.theme)
  return {
    ink,
    soft: '#5b6168',
    line: '#d9dcdf',
    // A colour for the theme's background may be invisible on white.
    accent: (contrastOf(button, '#ffffff') ?? 0) >= textContrast ? button : ink,
    font,
    size: onLetters.includes(store.country) ? 'letter' : 'A4',
  }
}
