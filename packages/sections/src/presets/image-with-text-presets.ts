import type { PageItem } from '@vitrine/contract/content/page.ts'
import { section, withBlocks } from '../render/compose-page.ts'
import type { PropsOf } from '../render/schemas.ts'
import { action, eyebrow, heading, paragraph } from './block-pieces.ts'
import { image, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const imageWithText = (
  id: string,
  props: Partial<PropsOf<'imageWithText'>>,
  ...blocks: PageItem[]
): PageItem => withBlocks(section('imageWithText', id, props), ...blocks)

export const imageWithTextPresets: readonly SectionPreset[] = [
  {
    name: 'Beside each other',
    item: imageWithText(
      'beside',
      { image: image('shelf'), alt: 'Shelves with vases and bowls' },
      eyebrow('beside-eyebrow', 'Our promise'),
      heading('beside-title', 'Made slowly, on purpose'),
      paragraph(
        'beside-text',
        'We work with a few small workshops whose names we know. They make less, and they make it better.',
      ),
      action('beside-button', 'About us', '/about', { variant: 'secondary' }),
    ),
  },
  {
    name: 'Overlapping',
    item: imageWithText(
      'overlapping',
      {
        image: image('arches'),
        alt: 'Arches, a vase and a sphere on steps',
        arrangement: 'overlapping',
        height: { base: '600px', mobile: '340px' },
      },
      heading('overlapping-title', 'A room that breathes'),
      paragraph(
        'overlapping-text',
        'Fewer things, each with a place of its own. Start with one corner, and see what it does to the rest.',
      ),
      action('overlapping-button', 'Shop the room', '/shop'),
    ),
  },
  {
    name: 'Words on the image',
    item: imageWithText(
      'over',
      {
        image: image('dunes'),
        alt: 'Dunes in the evening light',
        arrangement: 'over',
        side: 'left',
        vertical: 'end',
        height: { base: '640px', mobile: '520px' },
        textColor: '#ffffff',
        overlay: 'rgba(20, 16, 12, 0.45)',
      },
      heading('over-title', 'The colours of late summer', {
        fontSize: { base: '3rem', mobile: '2.125rem' },
      }),
      paragraph('over-text', 'Sand, rust and a blue that is almost grey.'),
      action('over-button', 'See the colours', '/shop', {
        backgroundColor: '#ffffff',
        textColor: '#1c1a17',
      }),
    ),
  },
  {
    name: 'On a soft ground, image on the right',
    item: imageWithText(
      'soft',
      {
        ...onSoft,
        image: image('parcel'),
        alt: 'A box tied with a cream ribbon',
        side: 'left',
        share: '2 3',
        height: { base: '420px', mobile: '300px' },
      },
      heading('soft-title', 'A box worth keeping'),
      paragraph(
        'soft-text',
        'Each order leaves us in plain brown card, tied with cotton ribbon. Reuse it, compost it, or give it to the cat.',
      ),
      action('soft-link', 'How we pack', '/about', { variant: 'link' }),
    ),
  },
]
