import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { BlockIcon } from '../blocks/icon/icon-paths.ts'
import { action, free, heading, paragraph, stack } from '../presets/block-pieces.ts'
import { block, section, withBlocks } from '../render/compose-page.ts'
import type { PageTemplate } from './page-template.ts'
import { square, wide } from './stock-photo.ts'

const ink = '#212a2f'
const wool = '#f5f1ea'

const chip = (id: string, text: string) =>
  action(id, text, '/shop', { variant: 'secondary', size: 'small', borderRadius: '999px' })

const tile = (
  id: string,
  image: string,
  alt: string,
  title: string,
  link: string,
  textColor: string,
): PageItem =>
  stack(
    id,
    {
      layout: 'overlap',
      minHeight: { base: '560px', tablet: '440px', mobile: '400px' },
      textColor,
    },
    block('image', `${id}-image`, {
      src: square(image),
      alt,
      position: 'fill',
      height: '100%',
      borderRadius: '16px',
    }),
    stack(
      `${id}-words`,
      {
        position: 'start start',
        margin: { base: '2.25rem', mobile: '1.5rem' },
        layer: 1,
        alignItems: 'start',
      },
      heading(`${id}-title`, title, { fontSize: { base: '2rem', mobile: '1.625rem' } }),
      action(`${id}-link`, link, '/shop', {
        size: 'small',
        borderRadius: '999px',
        backgroundColor: '#ffffff',
        textColor: ink,
      }),
    ),
  )

const promise = (id: string, icon: BlockIcon, title: string, text: string): PageItem =>
  stack(
    id,
    { gap: '0.75rem' },
    block('icon', `${id}-icon`, { icon }),
    heading(`${id}-title`, title, { level: 'heading3', fontSize: '1.25rem' }),
    paragraph(`${id}-text`, text, { fontSize: '1rem' }),
  )

const question = (id: string, title: string, text: string) => ({
  id,
  title,
  text: `<p>${text}</p>`,
  isOpen: false,
})

/** A collection that is shopped and read at once. */
export const seasonTemplate: PageTemplate = {
  id: 'season',
  name: 'Collection with a story',
  description: 'Products in a calm grid, with what they are made of told in between.',
  metaDescription: 'Wool, washed and knitted a few valleys from here. The new season at {shop}.',
  content: [
    section('breadcrumbs', 'season-path', {
      links: [{ id: 'home', label: 'Home', type: 'internal', url: '/', target: '_self' }],
      current: 'The wool season',
    }),
    free(
      'season-head',
      {
        layout: 'grid',
        columns: { base: '3 2', mobile: '1' },
        gap: { base: '3rem', mobile: '1rem' },
        alignItems: 'end',
        padding: { base: '2rem 2rem 1.5rem', mobile: '1rem 1.25rem' },
      },
      heading('season-title', 'The wool season', {
        level: 'heading1',
        fontSize: { base: '4.5rem', tablet: '3.25rem', mobile: '2.5rem' },
        lineHeight: 1,
      }),
      paragraph(
        'season-text',
        'Warm when it is cold, cool when it is not, and good for ten winters. Everything here begins on a hill.',
      ),
    ),
    free(
      'season-chips',
      {
        layout: 'row',
        gap: '0.5rem',
        wrap: true,
        padding: { base: '0 2rem', mobile: '0 1.25rem' },
      },
      chip('season-all', 'Everything'),
      chip('season-blankets', 'Blankets'),
      chip('season-seats', 'Seats'),
      chip('season-rugs', 'Rugs'),
    ),
    section('productGrid', 'season-first', {
      numberOfProducts: 4,
      showRating: false,
      showAddToCart: false,
      styling: 'card',
      cardColor: wool,
      textColor: ink,
      cardRadius: '16px',
      mobileColumns: 2,
      gap: '1rem',
      padding: { base: '2rem', mobile: '1.5rem 1.25rem' },
    }),
    free(
      'season-tiles',
      {
        layout: 'grid',
        columns: { base: '1 1', mobile: '1' },
        gap: '1rem',
        padding: { base: '0 2rem 4rem', mobile: '0 1.25rem 3rem' },
      },
      tile(
        'season-fold',
        'wool-fold',
        'Three folded blankets, green, cream and brown',
        'Folded, not hung',
        'Shop blankets',
        ink,
      ),
      tile(
        'season-seat',
        'wool-throw',
        'A knitted seat',
        'Sit on a summer’s wool',
        'Shop seats',
        ink,
      ),
    ),
    withBlocks(
      section('imageWithText', 'season-hills', {
        image: wide('wool-hills'),
        alt: 'Green hills in the evening light',
        arrangement: 'over',
        side: 'left',
        vertical: 'end',
        height: { base: '680px', tablet: '520px', mobile: '520px' },
        maxWidth: '100%',
        padding: '0',
        borderRadius: '0px',
        textColor: '#ffffff',
        overlay: 'rgba(20, 32, 24, 0.35)',
      }),
      heading('season-hills-title', 'From a hill, not from a barrel', {
        fontSize: { base: '3.5rem', tablet: '2.75rem', mobile: '2.25rem' },
        lineHeight: 1.05,
      }),
      paragraph(
        'season-hills-text',
        'Our wool comes from forty flocks that we can name. It grows back every year, which is more than oil can say.',
      ),
      action('season-hills-link', 'Meet the flocks', '/about', {
        borderRadius: '999px',
        backgroundColor: '#ffffff',
        textColor: ink,
      }),
    ),
    free(
      'season-promises',
      {
        layout: 'grid',
        columns: { base: '1 1 1', mobile: '1' },
        gap: { base: '3rem', mobile: '2rem' },
      },
      promise('season-wash', 'drop', 'Rarely washed', 'Air does most of it. Cold water the rest.'),
      promise('season-mend', 'scissors', 'Repaired for free', 'Send us the hole. We knit it shut.'),
      promise('season-back', 'leaf', 'Back to the ground', 'No plastic, so it can be composted.'),
    ),
    withBlocks(
      section('imageWithText', 'season-knit', {
        image: square('wool-sage'),
        alt: 'A close look at green knitting',
        side: 'left',
        height: { base: '560px', mobile: '340px' },
        borderRadius: '16px',
        backgroundColor: wool,
        textColor: ink,
      }),
      heading('season-knit-title', 'Knitted in one piece', {
        fontSize: { base: '2.75rem', mobile: '2rem' },
      }),
      paragraph(
        'season-knit-text',
        'No seam to rub, no offcut to throw away. The machine is from 1974, and the man who understands it is from next door.',
      ),
      action('season-knit-link', 'How it is made', '/about', { variant: 'link' }),
    ),
    section('collectionList', 'season-more', {
      title: 'Keep looking',
      numberOfCategories: 3,
      imageRatio: 'landscape',
      cardRadius: '16px',
      mobileColumns: 1,
      gap: '1rem',
    }),
    section('accordion', 'season-questions', {
      headerTitle: 'Good to know',
      items: [
        question('itch', 'Does it itch?', 'No. The fibres are finer than a hair of yours.'),
        question('moths', 'What about moths?', 'A little cedar in the drawer is enough.'),
        question('dogs', 'And dogs?', 'They like it as much as you do.'),
      ],
      headerAlign: 'left',
      arrangement: 'beside',
    }),
  ],
}
