import { block, group } from '../render/compose-page.ts'
import type { BlockType } from '../render/block-schemas.ts'
import { action, eyebrow, heading, paragraph, picture, stack } from './block-pieces.ts'
import { onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

/** Types that look right as they are have none. */
export const blockPresets: Partial<Record<BlockType, readonly SectionPreset[]>> = {
  heading: [
    { name: 'Very large heading', item: heading('large', 'Say it loud', { level: 'heading1' }) },
    { name: 'Heading of a part', item: heading('part', 'A part of it', { level: 'heading3' }) },
    {
      name: 'Heading in the middle',
      item: heading('middle', 'In the middle', { textAlign: 'center' }),
    },
  ],
  text: [
    { name: 'Capitals above a heading', item: eyebrow('eyebrow', 'Just arrived') },
    {
      name: 'Larger first words',
      item: paragraph('lead', 'One sentence that makes people read on.', { fontSize: '1.375rem' }),
    },
    {
      name: 'Small print',
      item: paragraph('small', 'All prices include tax.', {
        fontSize: '0.875rem',
        textColor: 'var(--shop-quiet)',
      }),
    },
  ],
  button: [
    { name: 'Large button', item: action('large', 'Shop now', '/shop', { size: 'large' }) },
    {
      name: 'Second button',
      item: action('second', 'Read more', '/about', { variant: 'secondary' }),
    },
    { name: 'Underlined link', item: action('words', 'Read more', '/about', { variant: 'link' }) },
  ],
  image: [
    {
      name: 'Square image',
      item: picture('square', 'bowls', 'Bowls in a row', { ratio: '1 / 1' }),
    },
    {
      name: 'Portrait image',
      item: picture('portrait', 'bouquet', 'Meadow flowers in a vase', { ratio: '4 / 5' }),
    },
    {
      name: 'Round image',
      item: picture('round', 'arches', 'Arches and a vase', {
        ratio: '1 / 1',
        borderRadius: '50%',
      }),
    },
  ],
  group: [
    {
      name: 'Card',
      item: stack(
        'card',
        { ...onSoft, padding: '2rem', borderRadius: '12px', gap: '0.75rem' },
        heading('card-title', 'A card', { level: 'heading3' }),
        paragraph('card-text', 'Something apart from the rest of the page.'),
        action('card-link', 'Take a look', '/shop', { variant: 'link' }),
      ),
    },
    {
      name: 'Icon beside words',
      item: group(
        'fact',
        { layout: 'row', gap: '1rem', alignItems: 'start' },
        block('icon', 'fact-icon', { icon: 'truck', iconColor: 'var(--shop-accent)' }),
        stack(
          'fact-words',
          { gap: '0.25rem' },
          heading('fact-title', 'Delivered in two days', { level: 'heading4' }),
          paragraph('fact-text', 'Packed in card, without any plastic.'),
        ),
      ),
    },
    {
      name: 'Two buttons',
      item: group(
        'buttons',
        { layout: 'row', gap: '0.75rem', wrap: true, alignItems: 'center' },
        action('buttons-first', 'Shop now', '/shop'),
        action('buttons-second', 'Our story', '/about', { variant: 'secondary' }),
      ),
    },
    {
      name: 'Two columns',
      item: group(
        'columns',
        { layout: 'grid', columns: { base: '1 1', mobile: '1' }, gap: '2rem' },
        stack('columns-left', {}, paragraph('columns-left-text', 'Words on the left.')),
        stack('columns-right', {}, paragraph('columns-right-text', 'Words on the right.')),
      ),
    },
  ],
}
