import { section } from '../render/compose-page.ts'
import { marqueeSchema } from '../types/marquee/marquee.schema.ts'
import { logoWallSchema } from '../types/logo-wall/logo-wall.schema.ts'
import { image, onAccent, onInk, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const photo = (name: string, alt: string, caption = '') => ({
  id: name,
  image: image(name),
  alt,
  caption,
  url: '',
})

const photos = [
  photo('shelf', 'Shelves with vases and bowls', 'The shelf'),
  photo('window-light', 'Light from a window on a wall', 'Four o’clock'),
  photo('bowls', 'Three bowls', 'The first firing'),
  photo('dunes', 'Dunes in the evening light', 'Where the sand comes from'),
  photo('bouquet', 'A bouquet', 'From the garden'),
  photo('arches', 'Arches, a vase and a sphere on steps', 'The showroom'),
]
const withoutCaptions = photos.map((each) => ({ ...each, caption: '' }))

export const galleryPresets: readonly SectionPreset[] = [
  {
    name: 'Gallery in a grid',
    item: section('gallery', 'gallery-grid', {
      headerTitle: 'From the workshop',
      items: withoutCaptions,
      columns: { base: 3, mobile: 2 },
      gap: { base: '1rem', mobile: '0.5rem' },
    }),
  },
  {
    name: 'Gallery of different heights',
    item: section('gallery', 'gallery-masonry', {
      ...onSoft,
      headerTitle: 'Seen in the light',
      headerAlign: 'left',
      arrangement: 'masonry',
      items: photos,
      gap: { base: '1.25rem', mobile: '0.75rem' },
    }),
  },
  {
    name: 'Gallery to push along',
    item: section('gallery', 'gallery-carousel', {
      headerTitle: 'Lately',
      arrangement: 'carousel',
      ratio: '4 / 5',
      captions: 'over',
      items: photos,
      columns: { base: 3, tablet: 2, mobile: 1 },
    }),
  },
]

export const logoWallPresets: readonly SectionPreset[] = [
  { name: 'Names in a row', item: section('logoWall', 'logos', {}) },
  {
    name: 'Names with lines between',
    item: section('logoWall', 'logos-lines', {
      headerTitle: 'Sold with care at',
      look: 'lines',
      isGrey: false,
      items: logoWallSchema.defaults.items,
    }),
  },
  {
    name: 'Names on cards',
    item: section('logoWall', 'logos-cards', {
      headerTitle: 'They trust us',
      headerDescription: 'And we would not like to disappoint them.',
      titleSize: '2rem',
      columns: { base: 3, tablet: 3, mobile: 2 },
      gap: '1rem',
      look: 'cards',
      items: [
        ...logoWallSchema.defaults.items,
        { id: 'sixth', name: 'Harbour', image: '', url: '' },
      ],
    }),
  },
]

export const marqueePresets: readonly SectionPreset[] = [
  { name: 'Moving words', item: section('marquee', 'marquee', {}) },
  {
    name: 'Moving words, loud',
    item: section('marquee', 'marquee-loud', {
      ...onAccent,
      separator: 'star',
      isUppercase: true,
      fontWeight: '800',
      seconds: 18,
      fontSize: { base: '1.25rem', mobile: '1rem' },
      padding: '1rem 0',
      items: ['New in', 'Free delivery over € 60', 'Thirty days to change your mind'].map(
        (text, index) => ({ ...marqueeSchema.defaults.items[0]!, id: `loud-${index}`, text }),
      ),
    }),
  },
  {
    name: 'Moving words, large outlines',
    item: section('marquee', 'marquee-outlines', {
      ...onInk,
      separator: 'slash',
      isOutlined: true,
      seconds: 40,
      fontSize: { base: '6rem', mobile: '3.5rem' },
      padding: '2rem 0',
    }),
  },
]

export const beforeAfterPresets: readonly SectionPreset[] = [
  {
    name: 'Before and after, wide',
    item: section('beforeAfter', 'before-after', {
      headerTitle: 'The same corner, a week later',
      before: image('window-light'),
      beforeAlt: 'An empty wall with light from a window',
      after: image('arches'),
      afterAlt: 'Arches, a vase and a sphere on steps',
    }),
  },
  {
    name: 'Before and after, square',
    item: section('beforeAfter', 'before-after-square', {
      ...onSoft,
      headerTitle: 'Raw and fired',
      ratio: '1 / 1',
      maxWidth: '640px',
      start: 40,
      before: image('dunes'),
      beforeAlt: 'Dunes in the evening light',
      beforeLabel: 'Sand',
      after: image('bowls'),
      afterAlt: 'Three bowls',
      afterLabel: 'Bowls',
    }),
  },
  {
    name: 'Before and after, without words',
    item: section('beforeAfter', 'before-after-plain', {
      before: image('linen'),
      beforeAlt: 'Folded linen',
      beforeLabel: '',
      after: image('bouquet'),
      afterAlt: 'A bouquet',
      afterLabel: '',
      ratio: '4 / 3',
      maxWidth: '100%',
      padding: '0',
      borderRadius: '0px',
    }),
  },
]
