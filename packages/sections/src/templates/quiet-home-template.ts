import type { PageItem } from '@vitrine/contract/content/page.ts'
import { action, free, heading, paragraph, stack } from '../presets/block-pieces.ts'
import { block, section, withBlocks } from '../render/compose-page.ts'
import type { PropsOf } from '../render/schemas.ts'
import type { PageTemplate } from './page-template.ts'
import { square, wide } from './stock-photo.ts'

const cream = '#fffef2'
const dark = '#252525'
const sand = '#ebeade'
const olive = '#3f4030'

const onCream = { backgroundColor: cream, textColor: dark } as const

const label = (id: string, text: string) =>
  paragraph(id, text, { fontSize: '0.875rem', fontWeight: '600' })

const said = (id: string, text: string) =>
  heading(id, text, {
    fontSize: { base: '1.875rem', mobile: '1.5rem' },
    fontWeight: '500',
    lineHeight: 1.3,
  })

const told = (id: string, text: string) => paragraph(id, text, { fontSize: '1rem' })

/** A wide button in a thin frame, as long as the words above it. */
const onward = (id: string, text: string, url: string, textColor: string) =>
  action(id, text, url, {
    variant: 'secondary',
    size: 'large',
    width: { base: '20rem', mobile: '100%' },
    margin: '1rem 0 0',
    borderRadius: '0px',
    textColor,
  })

const fullBleed = (
  id: string,
  props: Partial<PropsOf<'imageWithText'>>,
  ...blocks: PageItem[]
): PageItem =>
  withBlocks(
    section('imageWithText', id, {
      height: { base: '720px', tablet: '560px', mobile: '420px' },
      maxWidth: '100%',
      padding: '0',
      borderRadius: '0px',
      ...props,
    }),
    ...blocks,
  )

const range = (id: string, title: string, text: string, image: string, alt: string): PageItem =>
  stack(
    id,
    { gap: '0.75rem' },
    block('image', `${id}-image`, {
      src: square(image),
      alt,
      url: '/shop',
      ratio: '4 / 5',
      borderRadius: '0px',
    }),
    heading(`${id}-title`, title, { level: 'heading3', fontSize: '1.125rem', fontWeight: '600' }),
    paragraph(`${id}-text`, text, { fontSize: '0.9375rem' }),
  )

/** A home page that speaks softly: few words, wide margins, the colours of paper and stone. */
export const quietHomeTemplate: PageTemplate = {
  id: 'quiet-home',
  name: 'Quiet home',
  description: 'Wide images and few words, your ranges, a thought, and where to find you.',
  metaDescription: 'Plain things for skin and hands, made in small batches. Welcome to {shop}.',
  content: [
    fullBleed(
      'quiet-hero',
      {
        image: wide('apothecary-hero'),
        alt: 'Three brown bottles on stone in the light of a window',
        arrangement: 'over',
        side: 'left',
        focus: { base: 'center', mobile: 'left' },
        height: { base: '780px', tablet: '640px', mobile: '600px' },
        gap: '1rem',
        textWidth: '24rem',
        textColor: cream,
        overlay: 'rgba(30, 26, 14, 0.35)',
      },
      label('quiet-hero-label', 'New for dry days'),
      heading('quiet-hero-title', 'A slower way to wash your hands', {
        level: 'heading1',
        fontSize: { base: '2.5rem', mobile: '2rem' },
        fontWeight: '500',
        lineHeight: 1.25,
      }),
      told(
        'quiet-hero-text',
        'Cedar, bitter orange and a little clove, in a gel that leaves nothing behind but its scent.',
      ),
      onward('quiet-hero-link', 'Discover the range', '/shop', cream),
    ),
    section('featuredCollection', 'quiet-products', {
      ...onCream,
      title: 'Chosen for this season',
      text: 'What we reach for ourselves when the heating comes on and the air turns dry.',
      showImage: false,
      showAddToCart: false,
      numberOfProducts: 6,
      buttonText: 'See everything',
      layoutType: 'slider',
      imageRatio: 'portrait',
      padding: { base: '6rem 3rem', mobile: '3.5rem 1.25rem' },
      maxWidth: '1600px',
    }),
    fullBleed(
      'quiet-making',
      {
        image: square('apothecary-stones'),
        alt: 'Four stones on top of each other',
        backgroundColor: sand,
        textBackground: sand,
        textColor: dark,
        gap: '1rem',
        textWidth: '26rem',
      },
      label('quiet-making-label', 'How we work'),
      said('quiet-making-title', 'Nothing that you would not find in a garden or a laboratory'),
      told(
        'quiet-making-text',
        'We use plants where plants are better, and chemistry where it is kinder. Each recipe takes about two years, and most of them never leave the room.',
      ),
      onward('quiet-making-link', 'Read about our recipes', '/about', dark),
    ),
    free(
      'quiet-ranges',
      {
        ...onCream,
        layout: 'grid',
        columns: { base: '1 1 1 1', tablet: '1 1', mobile: '1 1' },
        gap: { base: '1.5rem', mobile: '1rem' },
        maxWidth: '1600px',
        padding: { base: '6rem 3rem', mobile: '3.5rem 1.25rem' },
      },
      range('quiet-hands', 'Hands', 'Washes and balms', 'apothecary-pump', 'A bottle with a pump'),
      range('quiet-face', 'Face', 'Oils and serums', 'apothecary-dropper', 'A small bottle'),
      range('quiet-body', 'Body', 'Creams and scrubs', 'apothecary-jar', 'A jar with a black lid'),
      range(
        'quiet-home',
        'Gifts',
        'Two and three together',
        'apothecary-balm',
        'A bottle and a jar',
      ),
    ),
    section('quote', 'quiet-quote', {
      text: 'Clean hands are a small thing. Most days, small things are what there is.',
      name: 'From our notebook',
      role: '',
      look: 'plain',
      fontWeight: '400',
      backgroundColor: olive,
      textColor: cream,
      padding: { base: '8rem 2rem', mobile: '5rem 1.25rem' },
    }),
    fullBleed(
      'quiet-shop',
      {
        image: wide('apothecary-basin'),
        alt: 'A stone basin in a niche, with bottles beside it',
        side: 'left',
        share: '2 1',
        backgroundColor: cream,
        textBackground: cream,
        textColor: dark,
        gap: '1rem',
        textWidth: '22rem',
      },
      label('quiet-shop-label', 'Our rooms'),
      said('quiet-shop-title', 'Come in, and leave with softer hands'),
      told('quiet-shop-text', 'There is water, there is a towel, and nobody is in a hurry.'),
      onward('quiet-shop-link', 'Find a shop near you', '/page/contact', dark),
    ),
    section('newsletter', 'quiet-letters', {
      title: 'Letters, four times a year',
      text: 'On plants, on weather, on what we got wrong.',
      arrangement: 'row',
      backgroundColor: sand,
      textColor: dark,
      buttonColor: dark,
      buttonTextColor: cream,
    }),
  ],
}
