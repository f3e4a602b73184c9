import { lead, onSoft, pageTitle, reasons } from '../../../presets/pieces.ts'
import { callToAction } from '../../../presets/container-presets.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('furniture')

export const furnitureTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Furniture that can be taken apart, repaired and passed on.',
      newsletterTitle: 'From the workshop',
      newsletterText: 'New pieces and single ones at a lower price, every second month.',
    },
    { logoSize: '1.375rem', fontWeight: '500' },
    { backgroundColor: '#f1f4f6', textColor: '#1b2430' },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Furniture made to last',
      metaDescription: 'Sofas, chairs, lamps and shelves in solid wood and wool, made by {shop}.',
      content: [
        hero(
          {
            title: 'Sit down. Stay a while.',
            titleWeight: '600',
            subtitle: 'Solid wood, good wool, and joints that we would show to anyone.',
            alt: 'A blue sofa, a lamp and a plant in a bright room',
            contentPosition: { base: 'top-left', mobile: 'top-left' },
          },
          'See all furniture',
          { height: { base: '660px', tablet: '560px', mobile: '600px' } },
        ),
        section('simpleProductGrid', 'start', {
          title: 'Start here',
          numberOfProducts: 3,
          productCollection: 'featured',
          desktopColumns: 3,
          tabletColumns: 3,
          mobileColumns: 1,
          imageRatio: 'portrait',
          gap: { base: '1.5rem', mobile: '1rem' },
        }),
        story(
          'Oak, oil and eight screws',
          'Every table can be taken apart with one key, and put together again in the next flat. Scratches are sanded out, not regretted.\nWe number each piece. Write to us with the number, and the spare part is on its way.',
          'A wooden table with a vase and a stool',
          onSoft,
        ),
        section('productGrid', 'all', {
          title: 'For every room',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          showRating: false,
          showAddToCart: false,
        }),
        reasons(
          'service',
          [
            ['Delivered upstairs', 'Two people, blankets, and shoes off at the door.'],
            ['Swatches by post', 'Choose three fabrics, and look at them in your own light.'],
            ['Made to order', 'Six to eight weeks, in the size that your wall allows.'],
          ],
          onSoft,
        ),
        callToAction(
          'A room in mind?',
          'Send us a plan or a photo, and we draw a proposal into it.',
        ),
      ],
    },
    shopPage(
      'All furniture',
      'Sizes, woods and weights are on each page.',
      'All furniture of {shop}: seating, tables, lamps and shelves.',
    ),
    aboutPage(
      'How {shop} builds furniture, and for how long.',
      photo('about', 'A wooden table with a vase and a stool', {
        height: { base: '560px', mobile: '300px' },
        borderRadius: '0px',
      }),
      pageTitle('about-title', 'Built to be moved, twice'),
      lead(
        'about-lead',
        '{shop} designs and builds furniture for people who will move house again.',
      ),
      reasons('about-how', [
        ['Wood', 'Oak, ash and walnut from forests within a day’s drive.'],
        ['Wool', 'Woven in one mill, in eleven colours that we will still have in ten years.'],
        ['Repair', 'Parts for everything that we ever sold.'],
      ]),
    ),
    contactPage(
      'Plan with us',
      'Measures, materials, delivery: describe the room, and we think along.',
      { infoBackgroundColor: 'var(--shop-accent)', infoTextColor: 'var(--shop-on-accent)' },
    ),
  ),
  categories: [
    {
      slug: 'seating',
      name: 'Seating',
      image: 'harbour-armchair',
      description: 'Chairs, stools and sofas.',
    },
    {
      slug: 'light',
      name: 'Light',
      image: 'dusk-lamp',
      description: 'For the other half of the day.',
    },
    {
      slug: 'storage',
      name: 'Storage',
      image: 'ladder-shelf',
      description: 'For what you own already.',
    },
  ],
  products: [
    {
      slug: 'harbour-armchair',
      name: 'Harbour armchair',
      price: 890,
      category: 'seating',
      featured: true,
      description:
        '<p>Wool on an ash frame. 86 × 82 × 78 cm. Covers come off and can be washed.</p>',
    },
    {
      slug: 'bow-chair',
      name: 'Bow chair',
      price: 260,
      category: 'seating',
      featured: true,
      description:
        '<p>Bent oak, oiled. Light enough for one hand, strong enough for two guests.</p>',
    },
    {
      slug: 'dusk-lamp',
      name: 'Dusk lamp',
      price: 180,
      category: 'light',
      featured: true,
      description: '<p>Linen shade on blackened steel, 52 cm, dimmable.</p>',
    },
    {
      slug: 'long-sofa',
      name: 'Long sofa',
      price: 2450,
      discountPrice: 2190,
      category: 'seating',
      description:
        '<p>Three seats, 228 cm. Arrives in three parts, and so fits every staircase.</p>',
    },
    {
      slug: 'three-leg-stool',
      name: 'Three-legged stool',
      price: 140,
      category: 'seating',
      description: '<p>Never wobbles. Solid ash, 46 cm.</p>',
    },
    {
      slug: 'ladder-shelf',
      name: 'Frame shelf',
      price: 520,
      category: 'storage',
      description:
        '<p>Three compartments, 92 × 124 × 30 cm, in oak. Can be joined side by side.</p>',
    },
  ],
}
