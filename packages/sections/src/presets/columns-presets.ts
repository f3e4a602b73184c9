import type { PageItem } from '@vitrine/contract/content/page.ts'
import { block, group, section, withBlocks } from '../render/compose-page.ts'
import type { PropsOf } from '../render/schemas.ts'
import { action, heading, paragraph } from './block-pieces.ts'
import { image, onSoft } from './pieces.ts'
import type { SectionPreset } from './section-preset.ts'

const columns = (id: string, props: Partial<PropsOf<'columns'>>, ...blocks: PageItem[]): PageItem =>
  withBlocks(section('columns', id, props), ...blocks)

const reason = (id: string, icon: string, title: string, text: string) =>
  group(
    id,
    { gap: '0.75rem' },
    block('icon', `${id}-icon`, { icon } as never),
    heading(`${id}-title`, title, { level: 'heading3' }),
    paragraph(`${id}-text`, text),
  )

const photo = (id: string, name: string, alt: string) =>
  block('image', id, { src: image(name), alt })

export const columnsPresets: readonly SectionPreset[] = [
  {
    name: 'Three reasons with lines',
    item: columns(
      'columns-reasons',
      { hasLines: true },
      reason('by-hand', 'heart', 'Made by hand', 'Each piece takes a day, and nobody hurries.'),
      reason('to-last', 'clock', 'Made to last', 'Materials that get better with the years.'),
      reason('near-by', 'leaf', 'Made near by', 'All of it within an hour of our door.'),
    ),
  },
  {
    name: 'A wide and a narrow column',
    item: columns(
      'columns-unequal',
      { widths: { base: '2 1', mobile: '1' }, vertical: 'center', ...onSoft },
      photo('columns-photo', 'workshop', 'A bench with tools'),
      group(
        'columns-words',
        { gap: '1rem' },
        heading('columns-title', 'From one bench'),
        paragraph(
          'columns-text',
          'Everything that we sell has been on this bench. Some of it for weeks.',
        ),
        action('columns-button', 'Meet the makers', '/about', { variant: 'secondary' }),
      ),
    ),
  },
  {
    name: 'Four images in a row',
    item: columns(
      'columns-images',
      {
        headerTitle: 'This season',
        headerAlign: 'left',
        widths: { base: '1 1 1 1', tablet: '1 1', mobile: '1 1' },
        gap: { base: '1.25rem', mobile: '0.75rem' },
      },
      photo('columns-first', 'shelf', 'Shelves with vases and bowls'),
      photo('columns-second', 'bouquet', 'A bouquet'),
      photo('columns-third', 'bowls', 'Three bowls'),
      photo('columns-fourth', 'linen', 'Folded linen'),
    ),
  },
]
