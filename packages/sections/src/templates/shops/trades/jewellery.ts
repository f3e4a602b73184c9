import { lead, onSoft, pageTitle, reasons, title } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('jewellery')

export const jewelleryTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Fine jewellery in small numbers.',
      newsletterTitle: 'First to see',
      newsletterText: 'New pieces, an evening before they are in the shop.',
    },
    {
      styling: 'centered',
      logoSize: '1.875rem',
      fontWeight: '400',
      hoverColor: 'var(--shop-accent)',
    },
    { backgroundColor: '#18131c', textColor: '#e9dfd2' },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Fine jewellery',
      metaDescription: 'Rings, earrings, pendants and bangles in gold and silver, made by {shop}.',
      content: [
        hero(
          {
            title: 'For the hours after dark',
            titleWeight: '400',
            titleSize: { base: '4.5rem', tablet: '3.25rem', mobile: '2.5rem' },
            subtitle: 'Gold, silver and a little light.',
            alt: 'A ring with a blue stone and pearl earrings on dark plinths',
          },
          'See the collection',
          {
            height: { base: '720px', tablet: '600px', mobile: '620px' },
            ctaSecondaryBackground: 'transparent',
            ctaSecondaryColor: 'var(--shop-text)',
          },
        ),
        section('productSlider', 'collection', {
          title: 'The collection',
          titleAlign: 'center',
          numberOfProducts: 6,
          desktopColumns: 3,
          tabletColumns: 2,
          mobileColumns: 1,
          imageRatio: 'portrait',
          cardAlign: 'center',
          showRating: false,
          showAddToCart: false,
          spacing: { base: 32, mobile: 16 },
        }),
        title('line', 'Made to be worn, not to be kept in a box.', {
          level: 'paragraph',
          textAlign: 'center',
          fontWeight: '400',
          fontSize: { base: '2.5rem', mobile: '1.625rem' },
          textColor: 'var(--shop-accent)',
          padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
        }),
        story(
          'One bench, one pair of hands',
          'Each piece is sawn, filed, set and polished by the same person. You can hear it in the clasp and feel it on the inside, where nobody looks.\nWe work in recycled gold and silver, and we say where a stone comes from.',
          'A ring in its box and a bangle beside it',
          onSoft,
        ),
        section('categoriesSlider', 'kinds', {
          title: 'By kind',
          desktopColumns: 4,
          imageSize: { base: '220px', mobile: '150px' },
          autoPlay: false,
          navigation: false,
        }),
      ],
    },
    shopPage(
      'All pieces',
      'Rings are made in your size. Ask us how to measure it.',
      'All jewellery of {shop}: rings, earrings, pendants and bangles.',
    ),
    aboutPage(
      'How {shop} makes, sizes and repairs its jewellery.',
      photo('about', 'A ring in its box and a bangle beside it', {
        height: { base: '560px', mobile: '300px' },
        borderRadius: '0px',
      }),
      pageTitle('about-title', 'A small workshop with good lamps', { fontWeight: '400' }),
      lead('about-lead', '{shop} makes jewellery for people who do not take it off.'),
      reasons(
        'about-how',
        [
          ['In your size', 'Send us a ring that fits, or ask for our paper measure.'],
          ['For life', 'Cleaning, resizing and a new clasp: we look after what we made.'],
          ['Engraved', 'A date, a name, a word. Up to twenty letters, inside.'],
        ],
        onSoft,
      ),
    ),
    contactPage(
      'Talk to the workshop',
      'About a size, a stone or a piece that does not exist yet.',
      {
        formBackgroundColor: '#2d2533',
        formTextColor: 'var(--shop-text)',
        infoBackgroundColor: 'var(--shop-accent)',
        infoTextColor: 'var(--shop-on-accent)',
      },
    ),
  ),
  categories: [
    { slug: 'rings', name: 'Rings', image: 'lagoon-ring', description: 'Made in your size.' },
    {
      slug: 'earrings',
      name: 'Earrings',
      image: 'pearl-drops',
      description: 'Light enough to forget.',
    },
    {
      slug: 'pendants',
      name: 'Pendants',
      image: 'garnet-pendant',
      description: 'Close to the heart, literally.',
    },
    {
      slug: 'bangles',
      name: 'Bangles',
      image: 'star-bangle',
      description: 'They sound when you laugh.',
    },
  ],
  products: [
    {
      slug: 'lagoon-ring',
      name: 'Lagoon ring',
      price: 480,
      category: 'rings',
      featured: true,
      description:
        '<p>Sterling silver with a blue topaz of 1.2 carats, in a setting of four claws.</p>',
    },
    {
      slug: 'pearl-drops',
      name: 'Pearl drops',
      price: 260,
      category: 'earrings',
      featured: true,
      description: '<p>Freshwater pearls on hooks of 14-carat gold. 3 cm long.</p>',
    },
    {
      slug: 'garnet-pendant',
      name: 'Garnet pendant',
      price: 340,
      category: 'pendants',
      featured: true,
      description: '<p>A red garnet on a fine anchor chain, 45 cm, in 14-carat gold.</p>',
    },
    {
      slug: 'signet-ring',
      name: 'Signet ring',
      price: 620,
      category: 'rings',
      description: '<p>14-carat gold with an oval face, plain or engraved.</p>',
    },
    {
      slug: 'everyday-hoops',
      name: 'Everyday hoops',
      price: 190,
      discountPrice: 160,
      category: 'earrings',
      description: '<p>Hollow, light and round. 2.2 cm, gold plated silver.</p>',
    },
    {
      slug: 'star-bangle',
      name: 'Star bangle',
      price: 410,
      category: 'bangles',
      description: '<p>Sterling silver with nine small zircons along the front. 6.2 cm inside.</p>',
    },
  ],
}
