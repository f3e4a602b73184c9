import type { PageItem } from '@vitrine/contract/content/page.ts'
import { action, free, heading, paragraph, stack } from '../presets/block-pieces.ts'
import { block, section, withBlocks } from '../render/compose-page.ts'
import type { PageTemplate } from './page-template.ts'
import { square, wide } from './stock-photo.ts'

const black = '#0b0b0d'
const red = '#ff4d3d'
const onBlack = { backgroundColor: black, textColor: '#ffffff' } as const

const loud = {
  fontSize: { base: '5rem', tablet: '3.75rem', mobile: '2.75rem' },
  fontWeight: '800',
  lineHeight: 0.95,
  letterSpacing: '-0.03em',
  isUppercase: true,
} as const

const pill = (id: string, text: string, props: { margin?: string } = {}) =>
  action(id, text, '/shop', {
    borderRadius: '999px',
    backgroundColor: '#ffffff',
    textColor: black,
    ...props,
  })

const kind = (id: string, title: string, image: string, alt: string): PageItem =>
  stack(
    id,
    { layout: 'overlap', minHeight: { base: '560px', tablet: '420px', mobile: '440px' } },
    block('image', `${id}-image`, {
      src: square(image),
      alt,
      position: 'fill',
      height: '100%',
      borderRadius: '0px',
    }),
    stack(
      `${id}-words`,
      { position: 'end start', margin: '1.75rem', layer: 1, alignItems: 'start' },
      heading(`${id}-title`, title, {
        level: 'heading3',
        fontSize: { base: '1.75rem', tablet: '1.25rem', mobile: '1.75rem' },
        fontWeight: '800',
        isUppercase: true,
      }),
      pill(`${id}-link`, 'Shop now'),
    ),
  )

const range = (id: string, title: string, text: string): PageItem =>
  stack(
    id,
    { gap: '0.75rem' },
    heading(`${id}-title`, title, {
      level: 'heading3',
      fontSize: '1.125rem',
      fontWeight: '800',
      isUppercase: true,
    }),
    paragraph(`${id}-text`, text, { fontSize: '0.9375rem' }),
    action(`${id}-link`, 'See all of it', '/shop', { variant: 'link' }),
  )

/** A campaign: one loud idea, and the shortest way to what is sold. */
export const driveTemplate: PageTemplate = {
  id: 'drive',
  name: 'Campaign',
  description: 'A loud opening, what sells best, ways in, and one more push at the end.',
  metaDescription: 'Iron, rubber and nothing else. The new training range at {shop}.',
  content: [
    withBlocks(
      section('imageWithText', 'drive-hero', {
        image: wide('training-hero'),
        alt: 'Three kettlebells in the dark with a red edge of light',
        arrangement: 'over',
        side: 'left',
        vertical: 'end',
        height: { base: '760px', tablet: '620px', mobile: '640px' },
        gap: '1.25rem',
        textWidth: '38rem',
        maxWidth: '100%',
        padding: '0',
        borderRadius: '0px',
        ...onBlack,
        overlay: 'rgba(0, 0, 0, 0.2)',
      }),
      heading('drive-hero-title', 'Nobody is watching', { level: 'heading1', ...loud }),
      paragraph(
        'drive-hero-text',
        'Cast in one piece, balanced by hand, and made for the hour before everybody else is up.',
      ),
      pill('drive-hero-link', 'Shop the range'),
    ),
    section('productSlider', 'drive-products', {
      title: 'Hot right now',
      numberOfProducts: 8,
      showRating: false,
      showAddToCart: false,
      imageRatio: 'portrait',
      cardRadius: '0px',
      maxWidth: '1600px',
      padding: { base: '4.5rem 2rem', mobile: '3rem 1.25rem' },
    }),
    free(
      'drive-kinds-head',
      { maxWidth: '1600px', padding: '0 2rem 1.5rem' },
      heading('drive-kinds-title', 'How do you train?', {
        fontSize: { base: '2rem', mobile: '1.5rem' },
        fontWeight: '800',
        isUppercase: true,
      }),
    ),
    free(
      'drive-kinds',
      {
        textColor: '#ffffff',
        layout: 'grid',
        columns: { base: '1 1 1', mobile: '1' },
        gap: '0.5rem',
        maxWidth: '1600px',
        padding: { base: '0 2rem 4.5rem', mobile: '0 1.25rem 3rem' },
      },
      kind('drive-strength', 'Strength', 'training-dumbbell', 'Two dumbbells with six edges'),
      kind('drive-power', 'Power', 'training-plates', 'A black and a red weight plate'),
      kind('drive-floor', 'Floor', 'training-mat', 'A rolled red mat and a bottle'),
    ),
    section('marquee', 'drive-words', {
      items: [
        { id: 'a', text: 'One more', image: '' },
        { id: 'b', text: 'Then one more', image: '' },
        { id: 'c', text: 'And now the last', image: '' },
      ],
      separator: 'slash',
      fontWeight: '800',
      isUppercase: true,
      backgroundColor: red,
      textColor: black,
    }),
    withBlocks(
      section('imageWithText', 'drive-push', {
        image: square('training-bell'),
        alt: 'One kettlebell in the dark',
        share: '1 1',
        height: { base: '640px', tablet: '520px', mobile: '420px' },
        maxWidth: '100%',
        padding: '0',
        borderRadius: '0px',
        textWidth: '30rem',
        textBackground: black,
        ...onBlack,
      }),
      heading('drive-push-title', 'Iron does not lie', {
        ...loud,
        fontSize: { base: '3.75rem', tablet: '3rem', mobile: '2.5rem' },
      }),
      paragraph(
        'drive-push-text',
        'Sixteen kilos are sixteen kilos. On Monday, on a bad day, and on the day that it suddenly feels light.',
      ),
      pill('drive-push-link', 'Find your weight'),
    ),
    free(
      'drive-ranges',
      {
        layout: 'grid',
        columns: { base: '1 1 1 1', tablet: '1 1', mobile: '1' },
        gap: '2rem',
        maxWidth: '1600px',
        padding: { base: '4.5rem 2rem', mobile: '3rem 1.25rem' },
      },
      range('drive-iron', 'Iron', 'Kettlebells, dumbbells and plates from 2 to 40 kilos.'),
      range('drive-mats', 'Floor', 'Mats that stay where they are, and rollers that do not.'),
      range('drive-small', 'Small things', 'Chalk, straps, ropes and a bottle that survives.'),
      range('drive-sets', 'Sets', 'A whole corner of a room, in one delivery.'),
    ),
    section('newsletter', 'drive-letters', {
      title: 'First to know. First to lift.',
      text: 'New weights, and the days when they cost less.',
      ...onBlack,
      buttonColor: red,
      buttonTextColor: black,
    }),
  ],
}
