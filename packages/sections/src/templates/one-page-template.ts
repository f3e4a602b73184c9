import type { PageItem } from '@vitrine/contract/content/page.ts'
import { action, eyebrow, free, heading, paragraph, stack } from '../presets/block-pieces.ts'
import { block, section } from '../render/compose-page.ts'
import type { PageTemplate } from './page-template.ts'
import { templateImage } from './shops/template-image.ts'

const brown = '#3b2417'
const flour = '#fbf3e4'
const crust = '#9a4521'
const warm = { backgroundColor: flour, textColor: brown } as const
const roomy = { base: '6rem 2rem', mobile: '3.5rem 1.25rem' }

const bread = (name: string) => templateImage('bakery', name)

const way = (id: string, text: string, anchor: string) =>
  action(id, text, `#${anchor}`, { variant: 'link', textColor: brown })

const hour = (id: string, day: string, time: string): PageItem =>
  stack(
    id,
    { gap: '0.25rem', textAlign: 'center' },
    eyebrow(`${id}-day`, day),
    paragraph(`${id}-time`, time, { fontSize: '1.25rem' }),
  )

const loaf = (id: string, name: string, price: string, text: string, image: string): PageItem =>
  stack(
    id,
    { layout: 'grid', columns: '6rem 1 4.5rem', gap: '1.25rem', alignItems: 'center' },
    block('image', `${id}-image`, {
      src: bread(image),
      alt: name,
      ratio: '1 / 1',
      borderRadius: '50%',
    }),
    stack(
      `${id}-words`,
      { gap: '0.25rem' },
      heading(`${id}-name`, name, { level: 'heading3', fontSize: '1.375rem' }),
      paragraph(`${id}-text`, text, { fontSize: '1rem' }),
    ),
    paragraph(`${id}-price`, price, { fontSize: '1.25rem', fontWeight: '600' }),
  )

const step = (id: string, title: string, text: string) => ({ id, title, text, image: '', alt: '' })

const photo = (name: string, alt: string) => ({
  id: name,
  image: bread(name),
  alt,
  caption: '',
  url: '',
})

/** Everything that a small shop has to say, on one page with a way to each part. */
export const onePageTemplate: PageTemplate = {
  id: 'one-page',
  name: 'Bakery on one page',
  description: 'Hours, what is in the oven, your story and the way to you, on a single page.',
  metaDescription: 'Bread from four ingredients and a night’s sleep. {shop}, open from six.',
  content: [
    free(
      'oven-ways',
      {
        ...warm,
        layout: 'row',
        distribute: 'center',
        wrap: true,
        gap: '2rem',
        padding: '1.25rem',
      },
      way('oven-way-bread', 'Bread', 'bread'),
      way('oven-way-story', 'Our night', 'night'),
      way('oven-way-find', 'Find us', 'find'),
    ),
    free(
      'oven-hero',
      {
        ...warm,
        layout: 'grid',
        columns: { base: '1 1', mobile: '1' },
        gap: { base: '4rem', tablet: '2rem', mobile: '2rem' },
        alignItems: 'center',
        padding: { base: '3rem 2rem 6rem', mobile: '1.5rem 1.25rem 3.5rem' },
      },
      stack(
        'oven-hero-words',
        { gap: '1.5rem', alignItems: 'start' },
        eyebrow('oven-hero-eyebrow', 'Open from six', { textColor: crust }),
        heading('oven-hero-title', 'Bread that has slept', {
          level: 'heading1',
          fontSize: { base: '5rem', tablet: '3.5rem', mobile: '3rem' },
          lineHeight: 1,
        }),
        paragraph(
          'oven-hero-text',
          'Flour, water, salt, and eighteen hours in which nobody touches it. You can taste every one of them.',
          { fontSize: '1.25rem' },
        ),
        action('oven-hero-order', 'Order for tomorrow', '/shop', {
          size: 'large',
          borderRadius: '999px',
          backgroundColor: crust,
          textColor: '#ffffff',
        }),
      ),
      block('image', 'oven-hero-image', {
        src: bread('country-loaf'),
        alt: 'A round loaf with a dark crust',
        ratio: { base: '4 / 5', mobile: '1 / 1' },
        borderRadius: '999px',
      }),
    ),
    free(
      'oven-hours',
      {
        backgroundColor: brown,
        textColor: flour,
        layout: { base: 'row', mobile: 'stack' },
        distribute: 'space-evenly',
        padding: { base: '2.5rem 2rem', mobile: '2rem 1.25rem' },
      },
      hour('oven-week', 'Tuesday to Friday', '6.00 – 18.00'),
      hour('oven-saturday', 'Saturday', '6.00 – 14.00'),
      hour('oven-sunday', 'Sunday', '7.00 – 11.00'),
    ),
    {
      ...free(
        'oven-bread',
        { ...warm, gap: '3rem', maxWidth: '1120px', padding: roomy },
        heading('oven-bread-title', 'In the oven today', {
          textAlign: 'center',
          fontSize: { base: '3rem', mobile: '2.25rem' },
        }),
        stack(
          'oven-list',
          { layout: 'grid', columns: { base: '1 1', mobile: '1' }, gap: '2.5rem' },
          loaf(
            'oven-country',
            'Country loaf',
            '€ 6.40',
            'Wheat and rye, dark crust',
            'country-loaf',
          ),
          loaf('oven-baguette', 'Baguette', '€ 2.80', 'Gone by ten, usually', 'baguette'),
          loaf('oven-croissant', 'Croissant', '€ 2.60', 'Twenty-seven layers', 'butter-croissant'),
          loaf('oven-bun', 'Cinnamon bun', '€ 3.20', 'On Fridays with cardamom', 'cinnamon-bun'),
          loaf('oven-cookies', 'Oat cookies', '€ 4.50', 'Six in a bag', 'oat-cookies'),
          loaf('oven-jam', 'Cherry jam', '€ 5.90', 'From the tree behind the shop', 'cherry-jam'),
        ),
      ),
      anchor: 'bread',
    },
    {
      ...section('steps', 'oven-night', {
        ...warm,
        headerTitle: 'What we do at night',
        items: [
          step('evening', '17.00', 'The dough is mixed, and left alone.'),
          step('night', '2.00', 'It is folded, shaped, and left alone again.'),
          step('morning', '4.30', 'Into the stone oven, forty loaves at a time.'),
        ],
        textAlign: 'center',
        numbers: 'none',
        cardStyle: 'outlined',
        backgroundColor: '#f3e3c8',
        titleSize: { base: '3rem', mobile: '2.25rem' },
        padding: roomy,
      }),
      anchor: 'night',
    },
    section('gallery', 'oven-gallery', {
      ...warm,
      items: [
        photo('hero', 'Loaves and rolls on a table by the window'),
        photo('about', 'Buns in a row'),
        photo('butter-croissant', 'A croissant'),
        photo('baguette', 'Two baguettes'),
      ],
      columns: { base: 4, tablet: 2, mobile: 2 },
      gap: '0.5rem',
      maxWidth: '100%',
      padding: '0.5rem',
      borderRadius: '0px',
    }),
    {
      ...section('map', 'oven-find', {
        ...warm,
        headerTitle: 'Follow the smell',
        address: '8 Mill Lane\nYour town\n\nTuesday to Sunday, from six',
        titleSize: { base: '3rem', mobile: '2.25rem' },
        padding: roomy,
      }),
      anchor: 'find',
    },
    free(
      'oven-order',
      {
        backgroundColor: crust,
        textColor: '#ffffff',
        alignItems: 'center',
        textAlign: 'center',
        padding: roomy,
      },
      heading('oven-order-title', 'A whole cake? A hundred rolls?', {
        fontSize: { base: '3rem', mobile: '2.25rem' },
      }),
      paragraph('oven-order-text', 'Tell us two days before, and it stands ready at six.', {
        fontSize: '1.25rem',
      }),
      action('oven-order-link', 'Write to us', '/page/contact', {
        size: 'large',
        borderRadius: '999px',
        backgroundColor: '#ffffff',
        textColor: crust,
      }),
    ),
  ],
}
