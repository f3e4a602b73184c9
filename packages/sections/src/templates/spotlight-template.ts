import type { PageItem } from '@vitrine/contract/content/page.ts'
import { action, free, heading, paragraph, stack } from '../presets/block-pieces.ts'
import { block, section } from '../render/compose-page.ts'
import type { PageTemplate } from './page-template.ts'
import { square, wide } from './stock-photo.ts'

const ink = '#1d1d1f'
const quiet = '#6e6e73'
const fog = '#f5f5f7'
const glow = '#f2b45c'

const big = {
  fontSize: { base: '3.5rem', mobile: '2rem' },
  fontWeight: '600',
  lineHeight: 1.08,
} as const

const roomy = { base: '7rem 2rem', mobile: '3rem 1.25rem' }
const onFog = { backgroundColor: fog, textColor: ink } as const

const card = (image: string, alt: string, caption: string) => ({
  id: image,
  image: square(image),
  alt,
  caption,
  url: '',
})

/** A tile of the mosaic: words above an image that fills the rest. */
const tile = (id: string, title: string, text: string, image: string, alt: string): PageItem =>
  stack(
    id,
    { ...onFog, borderRadius: '28px', padding: '2.5rem', gap: '0.5rem' },
    heading(`${id}-title`, title, { level: 'heading3', fontWeight: '600' }),
    paragraph(`${id}-text`, text, { textColor: quiet }),
    block('image', `${id}-image`, {
      src: square(image),
      alt,
      ratio: '4 / 3',
      margin: '1.5rem 0 0',
      borderRadius: '16px',
    }),
  )

const question = (id: string, title: string, text: string) => ({
  id,
  title,
  text: `<p>${text}</p>`,
  isOpen: false,
})

const compared = (id: string, name: string, text: string, isChosen = false) => ({
  id,
  name,
  text,
  image: '',
  linkLabel: 'Buy',
  url: '/shop',
  isChosen,
})

const row = (label: string, ...texts: string[]) => ({
  id: label,
  label,
  cells: texts.map((text, index) => ({ id: `${label}-${index}`, text })),
})

/** One product on a page of its own, as makers of devices show theirs. */
export const spotlightTemplate: PageTemplate = {
  id: 'spotlight',
  name: 'Product in the spotlight',
  description: 'One thing, shown large: highlights, colours, numbers, a comparison and questions.',
  metaDescription: 'Aurel, the lamp that follows the day. Cordless, warm, and quiet about it.',
  content: [
    free(
      'spot-bar',
      {
        layout: 'row',
        distribute: 'space-between',
        alignItems: 'center',
        maxWidth: '1020px',
        padding: '0.75rem 1.25rem',
      },
      heading('spot-bar-name', 'Aurel', { level: 'heading2', fontSize: '1.25rem' }),
      action('spot-bar-buy', 'Buy', '/shop', {
        size: 'small',
        borderRadius: '999px',
        backgroundColor: ink,
        textColor: '#ffffff',
      }),
    ),
    free(
      'spot-hero',
      {
        backgroundColor: '#000000',
        textColor: fog,
        alignItems: 'center',
        textAlign: 'center',
        gap: '1.25rem',
        maxWidth: '100%',
        padding: { base: '5rem 0 0', mobile: '3.5rem 0 0' },
      },
      heading('spot-hero-title', 'Light that follows the day.', {
        level: 'heading1',
        fontSize: { base: '5.5rem', tablet: '3.25rem', mobile: '2.75rem' },
        fontWeight: '600',
        lineHeight: 1.05,
        letterSpacing: '-0.02em',
      }),
      paragraph('spot-hero-text', 'Aurel. From € 189.', { fontSize: '1.3125rem' }),
      action('spot-hero-buy', 'Choose your colour', '/shop', {
        borderRadius: '999px',
        backgroundColor: glow,
        textColor: ink,
      }),
      block('image', 'spot-hero-image', {
        src: wide('lamp-hero'),
        alt: 'A black lamp with a round shade, shining down on its own foot',
        width: '100%',
        height: { base: '620px', tablet: '460px', mobile: '340px' },
        borderRadius: '0px',
      }),
    ),
    section('gallery', 'spot-highlights', {
      headerTitle: 'The highlights.',
      headerAlign: 'left',
      arrangement: 'carousel',
      items: [
        card('lamp-dome', 'The shade from below, lit', 'Bright below, dark above. Nothing glares.'),
        card('lamp-top', 'The orange shade from above', 'One turn of the crown sets the warmth.'),
        card('lamp-base', 'The white foot', 'A foot that charges while it stands there.'),
        card('lamp-sage', 'A green lamp on a pale ground', 'Cordless for three evenings in a row.'),
      ],
      opensLarge: false,
      columns: { base: 3, tablet: 2, mobile: 1 },
      gap: '1.25rem',
      ratio: '4 / 5',
      captions: 'over',
      borderRadius: '28px',
      ...onFog,
      titleSize: { base: '3.5rem', mobile: '2rem' },
      padding: roomy,
    }),
    free(
      'spot-words',
      { maxWidth: '980px', padding: roomy },
      paragraph(
        'spot-words-text',
        'In the morning it is as clear as the sky. By evening it is a candle. In between it does what daylight does: it changes so slowly that nobody sees it happen.',
        {
          maxWidth: '100%',
          fontSize: { base: '2.5rem', tablet: '2rem', mobile: '1.5rem' },
          fontWeight: '600',
          lineHeight: 1.25,
          letterSpacing: '-0.015em',
        },
      ),
    ),
    free(
      'spot-mosaic',
      {
        layout: 'grid',
        columns: { base: '1 1', mobile: '1' },
        gap: '1.25rem',
        maxWidth: '1200px',
        padding: { base: '0 2rem 7rem', mobile: '0 1.25rem 3rem' },
      },
      stack(
        'spot-night',
        {
          layout: 'overlap',
          span: { base: 2, mobile: 1 },
          minHeight: { base: '600px', mobile: '420px' },
          textColor: '#ffffff',
        },
        block('image', 'spot-night-image', {
          src: wide('lamp-table'),
          alt: 'The lamp on a desk beside two books and a cup',
          position: 'fill',
          height: '100%',
          borderRadius: '28px',
        }),
        heading('spot-night-title', 'Made for the last hour.', {
          ...big,
          position: 'start start',
          margin: { base: '3rem', mobile: '1.75rem' },
          layer: 1,
        }),
      ),
      tile(
        'spot-touch',
        'A ring to touch.',
        'Light up, light down. No app, no account, no update.',
        'lamp-base',
        'The foot of the lamp with its ring',
      ),
      tile(
        'spot-crown',
        'Steel, spun by hand.',
        'One sheet, one turn, no seam. It dents before it breaks.',
        'lamp-top',
        'The orange shade from above',
      ),
    ),
    free(
      'spot-colours',
      { ...onFog, textAlign: 'center', gap: '1rem', padding: roomy },
      heading('spot-colours-title', 'Four colours. One quiet idea.', big),
      paragraph('spot-colours-text', 'Ink, chalk, ember and moss.', {
        alignSelf: 'center',
        fontSize: '1.3125rem',
        textColor: quiet,
      }),
      block('image', 'spot-colours-image', {
        src: wide('lamp-colours'),
        alt: 'The lamp in black, white, orange and green',
        ratio: '21 / 9',
        margin: '2rem 0 0',
        borderRadius: '28px',
      }),
    ),
    section('statistics', 'spot-numbers', {
      items: [
        { id: 'hours', value: '36 h', label: 'on one charge', text: '' },
        { id: 'light', value: '900 lm', label: 'for reading', text: '' },
        { id: 'weight', value: '1.4 kg', label: 'to carry outside', text: '' },
      ],
      textAlign: 'left',
      numberSize: { base: '5rem', tablet: '3.5rem' },
      padding: roomy,
    }),
    section('comparisonTable', 'spot-compare', {
      headerTitle: 'Which one is yours?',
      columns: [
        compared('aurel', 'Aurel', '€ 189', true),
        compared('small', 'Aurel Small', '€ 139'),
        compared('wall', 'Aurel Wall', '€ 159'),
      ],
      rows: [
        row('Cordless', 'yes', 'yes', 'no'),
        row('Height', '42 cm', '28 cm', '22 cm'),
        row('Light', '900 lm', '500 lm', '900 lm'),
      ],
      titleSize: { base: '3.5rem', mobile: '2rem' },
      padding: { base: '0 2rem 7rem', mobile: '0 1.25rem 3rem' },
    }),
    section('accordion', 'spot-questions', {
      headerTitle: 'Questions.',
      items: [
        question('battery', 'Can the battery be changed?', 'Yes, by you, with one coin.'),
        question('outside', 'Does it like rain?', 'A shower is fine. A night of it is not.'),
        question('repair', 'What if it breaks?', 'We repair every lamp that we ever made.'),
      ],
      headerAlign: 'left',
      arrangement: 'beside',
      maxWidth: '1020px',
      ...onFog,
      padding: roomy,
    }),
  ],
}
