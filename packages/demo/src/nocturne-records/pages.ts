import { button, container, link, section, slide } from '@vitrine/sections/render/compose-page.ts'
import type { Address, DemoPages } from '../demo-store.ts'
import { recordCategories } from './categories.ts'

const night = '#0d0a14'
const plum = '#1a1426'
const bone = '#f3efe8'
const acid = '#d6ff3f'
const coral = '#ff4d2e'

const globalContent = [
  section('topbar', 'topbar', {
    messages: [
      { id: 'shipping', icon: 'truck', text: 'FREE SHIPPING. EVERY ORDER. STIFF MAILERS.' },
      { id: 'moth', icon: 'star', text: 'SLOW SUN IS BACK IN PRINT' },
      { id: 'returns', icon: 'return', text: 'WARPED? WE REPLACE IT, NO QUESTIONS' },
    ],
    animationDuration: 18,
    backgroundColor: acid,
    textColor: night,
    fontWeight: '800',
    fontSize: '0.75rem',
  }),
  section('navbar', 'navbar', {
    logoText: 'NOCTURNE',
    logoSize: '1.9rem',
    links: [
      link('shop', 'Shop', '/shop'),
      link('electronic', 'Electronic', '/collection/electronic'),
      link('jazz', 'Jazz & soul', '/collection/jazz-and-soul'),
      link('noise', 'Noise', '/collection/rock-and-noise'),
      link('gear', 'Gear', '/collection/listening-gear'),
      link('about', 'About', '/about'),
    ],
    fontWeight: '600',
    backgroundColor: night,
    textColor: bone,
    hoverColor: acid,
    badgeColor: coral,
    showBorder: false,
    maxWidth: '1280px',
  }),
  section('footer', 'footer', {
    logoText: 'NOCTURNE',
    tagline: 'Records for after dark. 1127 Kestrel Street, down the stairs, follow the bass.',
    columns: [
      {
        id: 'bins',
        title: 'The bins',
        links: recordCategories.map(({ slug, name }) => link(slug, name, `/collection/${slug}`)),
      },
      {
        id: 'shop',
        title: 'The shop',
        links: [link('about', 'About us', '/about'), link('all', 'Everything', '/shop')],
      },
    ],
    newsletterTitle: 'New pressings, before they sell out',
    newsletterText: 'One mail on the first Friday of the month. No noise between.',
    socialIcons: [],
    copyrightText: 'Nocturne Records. Play loud.',
    backgroundColor: '#07050b',
    textColor: bone,
  }),
]

const headline = (id: string, text: string, level: 'heading1' | 'heading2' = 'heading2') =>
  section('textBlock', id, {
    text,
    level,
    fontSize: { base: '4rem', tablet: '3rem', mobile: '2.25rem' },
    fontWeight: '800',
    lineHeight: 1,
    letterSpacing: '-0.04em',
    padding: '0 0 1.25rem',
    textColor: bone,
  })

const words = (id: string, text: string) =>
  section('textBlock', id, {
    text,
    fontSize: '1.125rem',
    lineHeight: 1.6,
    padding: '0',
    textColor: '#c9c2d4',
  })

const cards = {
  titleSize: { base: '3rem', mobile: '2rem' },
  titleColor: bone,
  textColor: bone,
  priceColor: acid,
  saleColor: coral,
  cardColor: plum,
  cardRadius: '0px',
  buttonColor: acid,
  buttonTextColor: night,
  backgroundColor: night,
} as const

const teaser = (address: Address, { slug, name, image }: (typeof recordCategories)[number]) =>
  container(
    `teaser-${slug}`,
    { direction: 'column', gap: '0', padding: '0', alignItems: 'stretch', backgroundColor: plum },
    section('imageBlock', `teaser-${slug}-image`, {
      src: address(image),
      alt: name,
      url: `/collection/${slug}`,
      height: { base: '320px', mobile: '240px' },
      padding: '0',
    }),
    section('textBlock', `teaser-${slug}-name`, {
      text: name,
      level: 'heading3',
      fontSize: '1.5rem',
      fontWeight: '800',
      letterSpacing: '-0.02em',
      padding: '1rem 1.25rem 1.25rem',
      textColor: bone,
    }),
  )

const teasers = (address: Address, row: number) =>
  container(
    `teasers-${row}`,
    {
      gap: '1rem',
      maxWidth: '1280px',
      padding: { base: '0.5rem 2rem', mobile: '0.5rem 1.25rem' },
      alignItems: 'stretch',
      backgroundColor: night,
    },
    ...recordCategories.slice(row * 3, row * 3 + 3).map((category) => teaser(address, category)),
  )

const loud = {
  titleColor: bone,
  titleSize: { base: '6rem', tablet: '4rem', mobile: '2.75rem' },
  titleWeight: '800',
  subtitleColor: '#d9d2e4',
  contentMaxWidth: '720px',
} as const

const hero = (address: Address) =>
  section('hero', 'hero', {
    height: { base: '720px', tablet: '580px', mobile: '540px' },
    paginationType: 'progressbar',
    ctaPrimaryBackground: acid,
    ctaPrimaryColor: night,
    ctaSecondaryColor: bone,
    slides: [
      slide('needle', {
        ...loud,
        contentMaxWidth: '520px',
        overlay: 'rgba(13, 10, 20, 0.5)',
        background: address('hero-needle'),
        alt: 'A pink record turning under purple light',
        imagePosition: 'right',
        title: 'Drop the needle',
        subtitle:
          'Fifteen new pressings, one very patient turntable, and nothing you have heard in an elevator.',
        ctaButtons: [
          button('shop', 'Dig in', '/shop'),
          button('gear', 'Gear', '/collection/listening-gear', 'secondary'),
        ],
      }),
      slide('wall', {
        ...loud,
        background: address('hero-wall'),
        alt: 'A wall of record sleeves',
        title: 'Judge them by their covers',
        subtitle: 'We do. Then we listen to both sides, twice, before anything goes in the bins.',
        ctaButtons: [button('electronic', 'Start with electronic', '/collection/electronic')],
      }),
    ],
  })

const story = (address: Address) =>
  container(
    'story',
    {
      gap: '4rem',
      maxWidth: '1280px',
      backgroundColor: '#3a120b',
      padding: { base: '6rem 2rem', mobile: '3rem 1.25rem' },
    },
    container(
      'story-text',
      { direction: 'column', gap: '0', padding: '0', alignItems: 'start' },
      headline('story-title', 'Down the stairs, follow the bass'),
      words(
        'story-words',
        'Nocturne opened in a laundromat that never got its dryers back. The pipes are still warm, the floor still slopes towards the drain, and the speakers sound better in here than anywhere we have tried since.\nWe stock what we would play at two in the morning. That is the whole policy.',
      ),
    ),
    section('imageBlock', 'story-image', {
      src: address('story-shop'),
      alt: 'The shop: sleeves on a shelf, a crate and two speakers',
      height: { base: '520px', mobile: '280px' },
      padding: '0',
    }),
  )

export const nocturnePages = (address: Address): DemoPages => ({
  globalContent,
  home: {
    metaTitle: 'Nocturne Records: vinyl for after dark',
    metaDescription:
      'New pressings, listening gear and loud shirts from a basement that used to be a laundromat.',
    content: [
      hero(address),
      section('productGrid', 'picks', {
        ...cards,
        title: 'Staff picks',
        productCollection: 'featured',
        numberOfProducts: 8,
        maxWidth: '1280px',
      }),
      teasers(address, 0),
      teasers(address, 1),
      section('productSlider', 'sale', {
        ...cards,
        title: 'Cheaper than a cab home',
        productCollection: 'sale',
        numberOfProducts: 8,
        maxWidth: '1280px',
      }),
      story(address),
    ],
  },
  shop: {
    metaTitle: 'All records and gear · Nocturne Records',
    metaDescription: 'Every record, deck, shirt and tote in the shop.',
    content: [
      container(
        'shop-head',
        {
          direction: 'column',
          maxWidth: '1280px',
          padding: { base: '4rem 2rem 0', mobile: '2.5rem 1.25rem 0' },
          alignItems: 'start',
          backgroundColor: night,
        },
        headline('shop-title', 'All of it', 'heading1'),
      ),
    ],
  },
  about: {
    metaTitle: 'About · Nocturne Records',
    metaDescription: 'A record shop in a laundromat, open late.',
    content: [
      section('imageBlock', 'about-image', {
        src: address('story-night'),
        alt: 'Headphones in front of a city at night',
        height: { base: '520px', mobile: '280px' },
        padding: '0',
      }),
      container(
        'about',
        {
          direction: 'column',
          gap: '0',
          maxWidth: '860px',
          alignItems: 'start',
          backgroundColor: night,
          padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
        },
        headline('about-title', 'Open until the record ends', 'heading1'),
        words(
          'about-words',
          'Dee Okafor and Sam Reyes met over the last copy of Slow Sun and neither would let go. They bought it together, then the shelf it stood on, then the lease.\nToday there are five of us, a cat named Wow and a cat named Flutter. We listen to everything before we sell it, we grade used vinyl one step lower than you would, and we ship in mailers that have survived a drop from the roof.',
        ),
      ),
    ],
  },
})
