import { defaultTheme, type Theme } from '@vitrine/contract/content/theme.ts'

export interface ThemePreset {
  name: string
  description: string
  theme: Theme
}

/** The theme of a new store. */
export const starterTheme: Theme = {
  pageColor: '#faf5ec',
  textColor: '#2b231b',
  accentColor: '#8a3f1d',
  saleColor: '#a3341b',
  headingFont: 'fraunces',
  bodyFont: 'figtree',
  headingWeight: '600',
  headingCase: 'normal',
  cornerRadius: 2,
  buttonShape: 'square',
  imageShape: 'square',
  spacing: 'airy',
}

/** Themes to begin with. Each differs from the others in more than its colours. */
export const themePresets: readonly ThemePreset[] = [
  {
    name: 'Gallery',
    description: 'White walls and quiet type. The products speak.',
    theme: defaultTheme,
  },
  {
    name: 'Atelier',
    description: 'Warm paper, a bookish serif and room to breathe.',
    theme: starterTheme,
  },
  {
    name: 'Botanica',
    description: 'Garden greens, soft corners and a gentle serif.',
    theme: {
      pageColor: '#f3f7f0',
      textColor: '#1c2b22',
      accentColor: '#2f6b4a',
      saleColor: '#9c3d10',
      headingFont: 'lora',
      bodyFont: 'manrope',
      headingWeight: '500',
      headingCase: 'normal',
      cornerRadius: 16,
      buttonShape: 'pill',
      imageShape: 'round',
      spacing: 'airy',
    },
  },
  {
    name: 'Midnight',
    description: 'Dark, loud and square, for what is sold after hours.',
    theme: {
      pageColor: '#0e0e13',
      textColor: '#f1efe9',
      accentColor: '#ffd23f',
      saleColor: '#ff6b4a',
      headingFont: 'syne',
      bodyFont: 'manrope',
      headingWeight: '800',
      headingCase: 'uppercase',
      cornerRadius: 0,
      buttonShape: 'square',
      imageShape: 'square',
      spacing: 'compact',
    },
  },
  {
    name: 'Candy',
    description: 'Round, rosy and cheerful, down to the buttons.',
    theme: {
      pageColor: '#fff4f6',
      textColor: '#43112f',
      accentColor: '#c2185b',
      saleColor: '#b3261e',
      headingFont: 'figtree',
      bodyFont: 'figtree',
      headingWeight: '800',
      headingCase: 'normal',
      cornerRadius: 24,
      buttonShape: 'pill',
      imageShape: 'round',
      spacing: 'regular',
    },
  },
  {
    name: 'Ledger',
    description: 'Ruled paper and typewriter capitals, everything in its column.',
    theme: {
      pageColor: '#eef0f3',
      textColor: '#10131a',
      accentColor: '#1f3fd6',
      saleColor: '#b3261e',
      headingFont: 'mono',
      bodyFont: 'sans',
      headingWeight: '600',
      headingCase: 'uppercase',
      cornerRadius: 3,
      buttonShape: 'corners',
      imageShape: 'corners',
      spacing: 'compact',
    },
  },
]
