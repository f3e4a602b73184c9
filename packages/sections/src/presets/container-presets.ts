import type { PageItem } from '@vitrine/contract/content/page.ts'
import { beside, column, onAccent, onSoft, photo, reasons, title, words } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

export const imageBesideWords = (
  id: string,
  imageItem: PageItem,
  heading: string,
  text: string,
  props = {},
): PageItem =>
  beside(
    id,
    props,
    imageItem,
    column(`${id}-text`, title(`${id}-title`, heading), words(`${id}-words`, text)),
  )

export const chosenWithCare = reasons('reasons', [
  [
    'Chosen with care',
    'Everything here is something we use ourselves, and would give to a friend.',
  ],
  ['Packed by hand', 'Wrapped well, without plastic, and on its way within two days.'],
  ['Here to help', 'Write to us, and a person answers: usually the one who packed your box.'],
])

export const callToAction = (heading: string, text: string): PageItem =>
  beside(
    'call',
    { ...onAccent, direction: 'column', gap: '0' },
    title('call-title', heading, { textAlign: 'center' }),
    words('call-words', text, { textAlign: 'center', fontSize: '1.125rem' }),
  )

export const containerPresets: readonly SectionPreset[] = [
  {
    name: 'Image beside words',
    item: imageBesideWords(
      'beside',
      photo('beside-photo', 'shelf', 'Shelves with vases and bowls'),
      'Made slowly, on purpose',
      'We work with a few small workshops whose names we know. They make less, and they make it better. That is why something may be sold out here, and why it is worth the wait.',
    ),
  },
  { name: 'Three reasons', item: chosenWithCare },
  {
    name: 'Call to action',
    item: callToAction('Not sure yet?', 'Write to us. We love to talk about what we sell.'),
  },
  {
    name: 'Two images',
    item: beside(
      'images',
      { gap: { base: '1.5rem', mobile: '1rem' } },
      photo('images-left', 'arches', 'Arches, a vase and a sphere on steps'),
      photo('images-right', 'bouquet', 'Meadow flowers in a cream vase'),
    ),
  },
  {
    name: 'Words beside an image, on a soft ground',
    item: beside(
      'soft-beside',
      onSoft,
      column(
        'soft-text',
        title('soft-title', 'A box worth keeping'),
        words(
          'soft-words',
          'Each order leaves us in plain brown card, tied with cotton ribbon. Reuse it, compost it, or give it to the cat.',
        ),
      ),
      photo('soft-photo', 'parcel', 'A box tied with a cream ribbon', {
        height: { base: '380px', mobile: '260px' },
      }),
    ),
  },
]
