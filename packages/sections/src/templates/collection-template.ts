import { section } from '../render/compose-page.ts'
import { duneHero } from '../presets/hero-presets.ts'
import { imageBesideWords } from '../presets/container-presets.ts'
import { onSoft, photo, title, words } from '../presets/pieces.ts'
import { alsoLovely } from '../presets/product-presets.ts'
import type { PageTemplate } from './page-template.ts'

export const collectionTemplate: PageTemplate = {
  id: 'collection',
  name: 'Collection story',
  description: 'A season or a series: its mood, its making and all of its pieces.',
  metaDescription: 'The warm season: a collection in sand, clay and late light.',
  content: [
    duneHero,
    words(
      'collection-words',
      'We spent a month where the evenings are long and the colours are few. This is what we brought back: clay the shade of dry earth, linen like sand, and glazes that change with the light.',
      {
        textAlign: 'center',
        fontSize: { base: '1.375rem', mobile: '1.125rem' },
        padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
      },
    ),
    section('productGrid', 'collection-pieces', {
      title: 'The pieces',
      titleAlign: 'center',
      numberOfProducts: 6,
      imageRatio: 'portrait',
      showRating: false,
      desktopColumns: 3,
      mobileColumns: 2,
      padding: { base: '0 2rem 5rem', mobile: '0 1.25rem 3rem' },
      gap: { base: '2.5rem', mobile: '1rem' },
    }),
    imageBesideWords(
      'collection-cloth',
      photo('collection-linen', 'linen', 'Folds of linen'),
      'Cloth that remembers the sun',
      'Woven slowly, washed three times and dried outdoors. It arrives soft, and it stays that way.',
      onSoft,
    ),
    title('collection-quote', '“The light did most of the work.”', {
      level: 'paragraph',
      textAlign: 'center',
      fontFamily: 'serif',
      fontWeight: '400',
      padding: { base: '5rem 2rem', mobile: '3.5rem 1.25rem' },
    }),
    alsoLovely,
  ],
}
