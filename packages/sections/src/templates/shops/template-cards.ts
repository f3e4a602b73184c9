import type { Theme } from '@vitrine/contract/content/theme.ts'
import { templateImage } from './template-image.ts'

export interface TemplateCard {
  slug: string
  name: string
  trade: string
  summary: string
  theme: Theme
}

const quiet = {
  headingCase: 'normal',
  headingWeight: '500',
  cornerRadius: 4,
  buttonShape: 'square',
  imageShape: 'square',
  spacing: 'airy',
} as const satisfies Partial<Theme>

/** The templates of the gallery, in its order, without their pages and products. */
export const templateCards = [
  {
    slug: 'tea',
    name: 'First Flush',
    trade: 'Tea and coffee',
    summary: 'Linen, leaf green and room to breathe, for leaf teas and what they are made in.',
    theme: {
      ...quiet,
      pageColor: '#faf6ee',
      textColor: '#33302a',
      accentColor: '#4d6636',
      saleColor: '#a83a26',
      headingFont: 'fraunces',
      bodyFont: 'figtree',
      buttonShape: 'pill',
    },
  },
  {
    slug: 'ceramics',
    name: 'Wheel & Kiln',
    trade: 'Ceramics',
    summary: 'Warm clay and large images, for a studio that makes few things well.',
    theme: {
      ...quiet,
      pageColor: '#f7f1e8',
      textColor: '#2e2620',
      accentColor: '#8a4428',
      saleColor: '#a3341b',
      headingFont: 'lora',
      bodyFont: 'figtree',
    },
  },
  {
    slug: 'bakery',
    name: 'Morning Batch',
    trade: 'Bakery and food',
    summary: 'Butter yellow, round and cheerful: what is in the oven comes first.',
    theme: {
      ...quiet,
      pageColor: '#fff8e7',
      textColor: '#3d2413',
      accentColor: '#a64b12',
      saleColor: '#a8251f',
      headingFont: 'figtree',
      bodyFont: 'figtree',
      headingWeight: '800',
      cornerRadius: 20,
      buttonShape: 'pill',
      imageShape: 'round',
      spacing: 'regular',
    },
  },
  {
    slug: 'books',
    name: 'Second Edition',
    trade: 'Books',
    summary: 'A printed page for booksellers: upright covers, dense lists, a bookish serif.',
    theme: {
      ...quiet,
      pageColor: '#fbf9f4',
      textColor: '#1d1b19',
      accentColor: '#8c2f2b',
      saleColor: '#8c2f2b',
      headingFont: 'lora',
      bodyFont: 'serif',
      cornerRadius: 0,
      imageShape: 'corners',
      spacing: 'compact',
    },
  },
  {
    slug: 'plants',
    name: 'Green Corner',
    trade: 'Plants and flowers',
    summary: 'Soft greens and rounded corners, with care advice next to every plant.',
    theme: {
      ...quiet,
      pageColor: '#f2f6ee',
      textColor: '#1b2b20',
      accentColor: '#2c6544',
      saleColor: '#9c3d10',
      headingFont: 'manrope',
      bodyFont: 'manrope',
      headingWeight: '700',
      cornerRadius: 18,
      buttonShape: 'pill',
      imageShape: 'round',
      spacing: 'regular',
    },
  },
  {
    slug: 'jewellery',
    name: 'After Eight',
    trade: 'Jewellery',
    summary: 'Evening violet and gold. Few pieces, shown one at a time.',
    theme: {
      ...quiet,
      pageColor: '#221c27',
      textColor: '#f4ede4',
      accentColor: '#e0b765',
      saleColor: '#f0a08a',
      headingFont: 'fraunces',
      bodyFont: 'figtree',
      headingWeight: '400',
      cornerRadius: 2,
    },
  },
  {
    slug: 'cycling',
    name: 'Long Way Round',
    trade: 'Cycling and outdoor',
    summary: 'Capitals, signal orange and short sentences, for things that are used outside.',
    theme: {
      ...quiet,
      pageColor: '#f6f4f0',
      textColor: '#191a1c',
      accentColor: '#c2410c',
      saleColor: '#b3261e',
      headingFont: 'syne',
      bodyFont: 'manrope',
      headingWeight: '800',
      headingCase: 'uppercase',
      cornerRadius: 0,
      spacing: 'compact',
    },
  },
  {
    slug: 'cosmetics',
    name: 'Bare Shelf',
    trade: 'Cosmetics',
    summary: 'Powder and terracotta, calm type and every ingredient in its place.',
    theme: {
      ...quiet,
      pageColor: '#fdf4f0',
      textColor: '#3a2420',
      accentColor: '#9a4a38',
      saleColor: '#a82a2a',
      headingFont: 'figtree',
      bodyFont: 'figtree',
      headingWeight: '500',
      cornerRadius: 12,
      buttonShape: 'corners',
      imageShape: 'corners',
    },
  },
  {
    slug: 'furniture',
    name: 'North Window',
    trade: 'Furniture and home',
    summary: 'White walls, one strong blue and a straight grid. The furniture does the talking.',
    theme: {
      ...quiet,
      pageColor: '#ffffff',
      textColor: '#1b2430',
      accentColor: '#275685',
      saleColor: '#b3261e',
      headingFont: 'manrope',
      bodyFont: 'manrope',
      headingWeight: '600',
      cornerRadius: 8,
      buttonShape: 'corners',
      imageShape: 'corners',
      spacing: 'regular',
    },
  },
  {
    slug: 'records',
    name: 'Side B',
    trade: 'Music and culture',
    summary: 'Dark, loud and square: covers fill the screen and the words stay short.',
    theme: {
      ...quiet,
      pageColor: '#0f0d16',
      textColor: '#f3f0ea',
      accentColor: '#ff5f8f',
      saleColor: '#ffb03a',
      headingFont: 'syne',
      bodyFont: 'manrope',
      headingWeight: '800',
      headingCase: 'uppercase',
      cornerRadius: 0,
      spacing: 'compact',
    },
  },
] as const satisfies readonly TemplateCard[]

export type TemplateSlug = (typeof templateCards)[number]['slug']

export const templateCover = (slug: string) => templateImage(slug, 'hero')

export function findTemplateCard(slug: string): TemplateCard | undefined {
  return templateCards.find((card) => card.slug === slug)
}
