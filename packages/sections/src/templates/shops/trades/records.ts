import { onAccent, pageTitle, reasons, words } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('records')
const night = { backgroundColor: '#1b1726' } as const

export const recordsTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Records, gear and things to wear to the concert.',
      newsletterTitle: 'New this Friday',
      newsletterText: 'What came in, and what we cannot stop playing.',
    },
    { logoSize: '1.75rem', fontWeight: '700', hoverColor: 'var(--shop-accent)' },
    { backgroundColor: '#08070c', textColor: '#d8d2e2' },
    {
      messages: [
        { id: 'new', icon: 'star', text: 'New records every Friday' },
        { id: 'listen', icon: 'heart', text: 'Two turntables to listen before you buy' },
        { id: 'sell', icon: 'return', text: 'We buy collections: write to us' },
      ],
      ...onAccent,
    },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Records and gear',
      metaDescription:
        'Vinyl, headphones and shirts for people who play the second side, at {shop}.',
      content: [
        hero(
          {
            title: 'Turn it over',
            titleWeight: '800',
            titleSize: { base: '6rem', tablet: '4rem', mobile: '3rem' },
            titleColor: '#ffffff',
            subtitleColor: '#e7e1f0',
            subtitle: 'The good songs are on the second side.',
            alt: 'A pink record on a turntable',
          },
          'Dig through the crates',
          { height: { base: '720px', tablet: '560px', mobile: '600px' } },
        ),
        section('productSlider', 'new', {
          title: 'In this week',
          numberOfProducts: 6,
          desktopColumns: 4,
          tabletColumns: 3,
          mobileColumns: 2,
          showRating: false,
          spacing: { base: 12, mobile: 8 },
        }),
        story(
          'Two turntables, no hurry',
          'Take a record out of the crate and put it on. We only ask you to lift the needle gently.\nIf you do not know what you want, tell us what you heard last. We take it from there.',
          'Records on the wall, a crate and two loudspeakers',
          night,
        ),
        section('productGrid', 'everything', {
          title: 'Worth the shelf',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          gap: { base: '0.75rem', mobile: '0.5rem' },
          showRating: false,
        }),
        reasons(
          'facts',
          [
            ['Graded', 'Sleeve and disc, both, and honestly.'],
            ['Packed stiff', 'Outside the sleeve, between two boards, in a box of its own.'],
            ['Bought back', 'Bring a collection. We listen, and we pay on the spot.'],
          ],
          onAccent,
        ),
      ],
    },
    shopPage(
      'The crates',
      'Vinyl first, everything else after.',
      'All records, headphones and shirts of {shop}.',
    ),
    aboutPage(
      'Who stands behind the counter of {shop}, and what they play.',
      photo('about', 'Records on the wall, a crate and two loudspeakers', {
        height: { base: '580px', mobile: '300px' },
        borderRadius: '0px',
      }),
      pageTitle('about-title', 'Louder than it looks', { fontWeight: '800' }),
      words(
        'about-words',
        '{shop} is a room full of records and a few people who have opinions about them. You need none to come in.\nWe buy collections, order what is missing, and turn the volume down when the phone rings. Sometimes.',
        {
          textAlign: 'center',
          maxWidth: '44rem',
          fontSize: '1.1875rem',
          padding: { base: '2rem 2rem 5rem', mobile: '1.25rem 1.25rem 3rem' },
        },
      ),
    ),
    contactPage(
      'Ask for a record',
      'Title, artist or just the riff: write it down as you remember it.',
      {
        formBackgroundColor: '#1b1726',
        formTextColor: 'var(--shop-text)',
        infoBackgroundColor: 'var(--shop-accent)',
        infoTextColor: 'var(--shop-on-accent)',
      },
    ),
  ),
  categories: [
    { slug: 'vinyl', name: 'Vinyl', image: 'low-orbit', description: 'Long players, old and new.' },
    {
      slug: 'gear',
      name: 'Gear',
      image: 'nocturne-one-black',
      description: 'To hear it properly.',
    },
    {
      slug: 'wear',
      name: 'Wear',
      image: 'night-shift-tee-bone',
      description: 'For the front row.',
    },
  ],
  products: [
    {
      slug: 'low-orbit',
      name: 'Low Orbit',
      price: 27,
      category: 'vinyl',
      featured: true,
      description: '<p>Slow synthesisers and one very patient drummer. LP, 180 g.</p>',
    },
    {
      slug: 'glass-harbor',
      name: 'Glass Harbor',
      price: 25,
      category: 'vinyl',
      featured: true,
      description: '<p>Songs for ferries. Recorded in nine days, mostly at night. LP.</p>',
    },
    {
      slug: 'velvet-arithmetic',
      name: 'Velvet Arithmetic',
      price: 29,
      category: 'vinyl',
      description: '<p>Soul in odd metres, with horns. Double LP.</p>',
    },
    {
      slug: 'midnight-cartography',
      name: 'Midnight Cartography',
      price: 31,
      discountPrice: 26,
      category: 'vinyl',
      description: '<p>A map of one street, in eleven pieces. LP with a print.</p>',
    },
    {
      slug: 'nocturne-one-black',
      name: 'Studio headphones',
      price: 149,
      category: 'gear',
      featured: true,
      description: '<p>Closed, comfortable for three sides in a row. With cable of 3 m.</p>',
    },
    {
      slug: 'night-shift-tee-bone',
      name: 'Night shift tee',
      price: 32,
      category: 'wear',
      description: '<p>Heavy cotton, printed by hand.</p>',
      attributeGroups: [
        { name: 'Size', type: 'buttons', values: [{ value: 'S' }, { value: 'M' }, { value: 'L' }] },
      ],
      variations: [
        { attributes: { Size: 'S' }, price: 32 },
        { attributes: { Size: 'M' }, price: 32 },
        { attributes: { Size: 'L' }, price: 32 },
      ],
    },
  ],
}
