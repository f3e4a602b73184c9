import type { VariableFontId } from '@vitrine/contract/content/variable-fonts.ts'

/**
 * Made by `node scripts/font-metrics.ts`: in per cent, how large Arial, Times or Courier is as wide
 * as the font, the same for Verdana, and how far the font is above and below its line.
 */
export const fontMetrics: Record<VariableFontId, readonly [number, number, number, number]> = {
  inter: [106.7, 94.1, 96.9, 24.1],
  'albert-sans': [103.2, 91.0, 95.0, 25.0],
  archivo: [97.8, 86.3, 87.8, 21.0],
  'dm-sans': [103.3, 91.1, 99.2, 31.0],
  epilogue: [109.7, 96.8, 79.0, 23.5],
  'hanken-grotesk': [100.1, 88.3, 100.0, 30.3],
  jost: [95.8, 84.5, 107.0, 37.5],
  karla: [101.6, 89.7, 91.7, 25.2],
  montserrat: [112.5, 99.2, 96.8, 25.1],
  mulish: [103.3, 91.2, 100.5, 25.0],
  nunito: [100.8, 88.9, 101.1, 35.3],
  'open-sans': [104.6, 92.3, 106.9, 29.3],
  outfit: [98.3, 86.7, 100.0, 26.0],
  'plus-jakarta-sans': [103.2, 91.0, 103.8, 22.2],
  'public-sans': [103.6, 91.4, 95.0, 22.5],
  raleway: [103.6, 91.4, 94.0, 23.4],
  'red-hat-display': [97.8, 86.3, 101.8, 30.5],
  rubik: [104.2, 91.9, 93.5, 25.0],
  sora: [112.2, 99.0, 97.0, 29.0],
  'space-grotesk': [108.2, 95.4, 98.4, 29.2],
  urbanist: [97.8, 86.3, 95.0, 25.0],
  'work-sans': [111.7, 98.5, 93.0, 24.3],
  bitter: [113.0, 90.6, 93.5, 26.5],
  'crimson-pro': [97.6, 78.3, 89.6, 21.5],
  'eb-garamond': [93.9, 75.3, 100.7, 29.8],
  literata: [116.5, 93.5, 117.7, 30.8],
  newsreader: [104.4, 83.7, 73.5, 26.5],
  'playfair-display': [110.9, 88.9, 108.2, 25.1],
  'source-serif-4': [117.3, 94.1, 103.6, 33.5],
  'bricolage-grotesque': [104.8, 92.4, 93.0, 27.0],
  oswald: [80.8, 71.3, 119.3, 28.9],
  unbounded: [132.5, 116.9, 99.5, 24.5],
  caveat: [76.1, 67.1, 96.0, 30.0],
  'jetbrains-mono': [100.0, 99.7, 102.0, 30.0],
}
