import { beside, lead, pageTitle, photo } from '../presets/pieces.ts'
import { alsoLovely } from '../presets/product-presets.ts'
import type { PageTemplate } from './page-template.ts'

const closer = {
  gap: { base: '1.5rem', mobile: '1rem' },
  padding: { base: '0.75rem 2rem', mobile: '0.5rem 1.25rem' },
} as const

const tall = { height: { base: '560px', tablet: '420px', mobile: '320px' } } as const
const low = { height: { base: '340px', tablet: '260px', mobile: '220px' } } as const

export const lookbookTemplate: PageTemplate = {
  id: 'lookbook',
  name: 'Lookbook',
  description: 'A gallery of images with few words, and the products at its end.',
  metaDescription: 'Images of a season: the lookbook of {shop}.',
  content: [
    pageTitle('look-title', 'A year of quiet rooms'),
    lead('look-lead', 'Photographed where the things live: on tables, on shelves, in the sun.'),
    beside(
      'look-first',
      closer,
      photo('look-1', 'bouquet', 'Meadow flowers in a cream vase', tall),
      photo('look-2', 'arches', 'Arches, a vase and a sphere on steps', tall),
    ),
    beside(
      'look-second',
      closer,
      photo('look-3', 'window-light', 'A clay vase and two bowls in the light of a window', low),
    ),
    beside(
      'look-third',
      closer,
      photo('look-4', 'bowls', 'Five glazed bowls, one in the other', low),
      photo('look-5', 'linen', 'Folds of linen', low),
      photo('look-6', 'shelf', 'Shelves with vases and bowls', low),
    ),
    beside(
      'look-fourth',
      closer,
      photo('look-7', 'workshop', 'A lamp over a workbench with a bowl and a vase', tall),
      photo('look-8', 'dunes', 'Dunes under a low sun', tall),
    ),
    alsoLovely,
  ],
}
