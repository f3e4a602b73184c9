import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { BlockIcon } from '../blocks/icon/icon-paths.ts'
import { block } from '../render/compose-page.ts'
import { action, eyebrow, free, heading, paragraph, picture, stack } from './block-pieces.ts'
import { onAccent, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const roomy = { base: '6rem 2rem', tablet: '4.5rem 2rem', mobile: '3.5rem 1.25rem' }
const columnsOf = (columns: string, tablet = columns) => ({
  layout: 'grid' as const,
  columns: { base: columns, tablet, mobile: '1' },
})

const promise = (id: string, icon: BlockIcon, title: string, text: string): PageItem =>
  stack(
    id,
    { gap: '0.75rem' },
    block('icon', `${id}-icon`, { icon, iconColor: 'var(--shop-accent)', size: '2.25rem' }),
    heading(`${id}-title`, title, { level: 'heading3' }),
    paragraph(`${id}-text`, text),
  )

const step = (id: string, number: string, title: string, text: string): PageItem =>
  stack(
    id,
    {
      layout: 'grid',
      columns: '4rem 1',
      gap: '1.5rem',
      padding: { base: '2rem 0', mobile: '1.5rem 0' },
    },
    heading(`${id}-number`, number, { level: 'heading3', textColor: 'var(--shop-accent)' }),
    stack(
      `${id}-words`,
      { gap: '0.5rem' },
      heading(`${id}-title`, title, { level: 'heading3' }),
      paragraph(`${id}-text`, text),
    ),
  )

const line = (id: string) => block('divider', id, {})

export const freeSectionPresets: readonly SectionPreset[] = [
  {
    name: 'Three promises',
    item: free(
      'promises',
      { ...columnsOf('1 1 1'), gap: { base: '4rem', mobile: '2.5rem' }, padding: roomy },
      promise(
        'by-hand',
        'hand',
        'Made by hand',
        'In small batches, by people who sign their work.',
      ),
      promise(
        'on-its-way',
        'truck',
        'On its way in two days',
        'Packed in card, without any plastic.',
      ),
      promise('back', 'return', 'Back within 30 days', 'If it is not for you, send it back to us.'),
    ),
  },
  {
    name: 'Unequal columns with images',
    item: free(
      'story',
      {
        ...columnsOf('3 2'),
        gap: { base: '4rem', tablet: '2.5rem', mobile: '2rem' },
        alignItems: 'end',
        padding: roomy,
      },
      picture('story-large', 'workshop', 'A workshop with tools along the wall', {
        ratio: { base: '4 / 3', mobile: '3 / 2' },
      }),
      stack(
        'story-side',
        { gap: { base: '1.5rem', mobile: '1.25rem' } },
        picture('story-small', 'bowls', 'Bowls in a row', { ratio: '1 / 1', width: '60%' }),
        eyebrow('story-eyebrow', 'The workshop'),
        heading('story-title', 'Where it all begins'),
        paragraph(
          'story-text',
          'A bench, good light, and the time that it takes. Everything that we sell has been held up against a window at least once.',
        ),
        action('story-link', 'Read our story', '/about', { variant: 'link' }),
      ),
    ),
  },
  {
    name: 'Words in front of an image',
    item: free(
      'front',
      {
        layout: 'overlap',
        padding: '0',
        maxWidth: '100%',
        minHeight: { base: '38rem', mobile: '32rem' },
      },
      picture('front-image', 'window-light', 'Light through a window on a wall', {
        position: 'fill',
        height: '100%',
        borderRadius: '0px',
      }),
      stack(
        'front-card',
        {
          position: { base: 'end start', mobile: 'end center' },
          width: { base: '30rem', mobile: '100%' },
          margin: { base: '3rem', mobile: '1.25rem' },
          padding: { base: '2.5rem', mobile: '1.5rem' },
          backgroundColor: 'var(--shop-page)',
          textColor: 'var(--shop-text)',
          layer: 1,
        },
        eyebrow('front-eyebrow', 'New this season', { textColor: 'var(--shop-accent)' }),
        heading('front-title', 'Slow mornings, long evenings'),
        paragraph('front-text', 'A few quiet things for the hours that are yours.'),
        action('front-button', 'See what is new', '/shop'),
      ),
    ),
  },
  {
    name: 'Three cards',
    item: free(
      'cards',
      { padding: roomy, gap: { base: '3rem', mobile: '2rem' } },
      stack(
        'cards-head',
        { alignItems: 'center', textAlign: 'center', gap: '0.75rem' },
        heading('cards-title', 'Find your own'),
        paragraph('cards-lead', 'Three ways to begin, whatever you already have.'),
      ),
      stack(
        'cards-row',
        { ...columnsOf('1 1 1'), gap: '1.5rem' },
        ...(
          [
            ['first', 'leaf', 'Your first', 'What nobody regrets: small, and easy to look after.'],
            ['second', 'gift', 'For someone', 'Wrapped, with a card in your own words.'],
            ['third', 'spark', 'Something rare', 'One of a few, and gone when it is gone.'],
          ] as const
        ).map(([id, icon, title, text]) =>
          stack(
            `card-${id}`,
            {
              ...onSoft,
              padding: { base: '2.25rem', mobile: '1.75rem' },
              borderRadius: '12px',
              gap: '0.75rem',
            },
            block('icon', `card-${id}-icon`, {
              icon,
              size: '1.5rem',
              iconColor: 'var(--shop-on-accent)',
              backgroundColor: 'var(--shop-accent)',
            }),
            heading(`card-${id}-title`, title, { level: 'heading3' }),
            paragraph(`card-${id}-text`, text),
            action(`card-${id}-link`, 'Take a look', '/shop', { variant: 'link' }),
          ),
        ),
      ),
    ),
  },
  {
    name: 'Steps beside words that stay',
    item: free(
      'steps',
      {
        ...columnsOf('2 3'),
        gap: { base: '5rem', tablet: '3rem', mobile: '2rem' },
        alignItems: 'start',
        padding: roomy,
      },
      stack(
        'steps-side',
        { whileScrolling: { base: 'stick', mobile: 'scroll' }, gap: '1rem' },
        eyebrow('steps-eyebrow', 'How it works'),
        heading('steps-title', 'From our hands to your door'),
        paragraph('steps-text', 'Nothing is made before you order it. That takes a little longer.'),
      ),
      stack(
        'steps-list',
        { gap: '0' },
        step('one', '1', 'You choose', 'Pick the colour and the size. We confirm it the same day.'),
        line('line-1'),
        step('two', '2', 'We make it', 'About a week, and you can see how far it is.'),
        line('line-2'),
        step('three', '3', 'It arrives', 'With a note on how to care for it for years to come.'),
      ),
    ),
  },
  {
    name: 'Words and a button in a row',
    item: free(
      'call',
      {
        ...onAccent,
        layout: { base: 'row', mobile: 'stack' },
        distribute: 'space-between',
        alignItems: { base: 'center', mobile: 'start' },
        padding: { base: '3.5rem 2rem', mobile: '2.5rem 1.25rem' },
      },
      heading('call-title', 'Not sure yet? We love to help.', { level: 'heading3' }),
      action('call-button', 'Write to us', '/page/contact', {
        variant: 'secondary',
        textColor: 'var(--shop-on-accent)',
      }),
    ),
  },
]
