import { lead, onSoft, pageTitle, reasons, title } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('ceramics')

export const ceramicsTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Stoneware for every day, thrown and glazed by hand.',
      newsletterTitle: 'When the kiln opens',
      newsletterText: 'We write after each firing, when the new pieces are in the shop.',
    },
    { logoSize: '1.5rem', showBorder: false },
    { backgroundColor: '#2e2620', textColor: '#efe4d6' },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Stoneware made by hand',
      metaDescription:
        'Mugs, bowls, plates and vases in stoneware, made in small firings by {shop}.',
      content: [
        hero(
          {
            title: 'Made slowly, used daily',
            titleWeight: '500',
            subtitle: 'Stoneware in six glazes, from our wheel to your table.',
            alt: 'Vases, a bowl and a mug in coloured glazes on a table',
            contentPosition: { base: 'bottom-left', mobile: 'top-left' },
            overlay: 'rgba(247, 241, 232, 0.12)',
          },
          'See the pieces',
          { height: { base: '680px', tablet: '560px', mobile: '600px' } },
        ),
        title('statement', 'No two pieces are alike. That is the point of making them by hand.', {
          level: 'paragraph',
          textAlign: 'center',
          maxWidth: '46rem',
          fontSize: { base: '2rem', mobile: '1.5rem' },
          fontWeight: '400',
          lineHeight: 1.4,
          padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' },
        }),
        section('productGrid', 'pieces', {
          numberOfProducts: 6,
          imageRatio: 'portrait',
          showRating: false,
          showAddToCart: false,
          desktopColumns: 3,
          mobileColumns: 2,
          gap: { base: '2.5rem', mobile: '1rem' },
          padding: { base: '0 2rem 5rem', mobile: '0 1.25rem 3rem' },
        }),
        story(
          'Thrown, trimmed, glazed, fired',
          'A mug takes eleven days and passes through the fire twice. In between it dries, slowly, under a cloth.\nGlaze moves in the heat. Where it stops, we do not decide, and so each line is its own.',
          'A stack of plates, a jug and a bowl in the light of a window',
          onSoft,
        ),
        section('categoriesSlider', 'categories', {
          title: 'For the table and the sill',
          titleAlign: 'left',
          desktopColumns: 3,
          imageSize: { base: '300px', tablet: '200px', mobile: '150px' },
          imageRadius: '4px',
          autoPlay: false,
        }),
      ],
    },
    shopPage(
      'From the last firing',
      'What is sold out may come back in another glaze.',
      'All pieces of {shop}: mugs, bowls, plates, jugs and vases in stoneware.',
    ),
    aboutPage(
      'How the stoneware of {shop} is made, and how to look after it.',
      photo('hero', 'Vases, a bowl and a mug in coloured glazes on a table', {
        height: { base: '520px', mobile: '280px' },
        borderRadius: '0px',
      }),
      pageTitle('about-title', 'A studio with two wheels and one kiln'),
      lead(
        'about-lead',
        '{shop} makes tableware in small firings. Clay, water, ash and patience: not much more goes into it.',
      ),
      reasons(
        'about-care',
        [
          ['For every day', 'Fired at 1,250 degrees: oven, freezer and dishwasher are fine.'],
          ['Unglazed feet', 'We sand each foot smooth, so that it does not scratch your table.'],
          ['If it breaks', 'Write to us. We often have its sibling on the shelf.'],
        ],
        onSoft,
      ),
    ),
    contactPage(
      'Visit or write',
      'For a set in your colours, a wedding list or a question about a piece.',
      { infoBackgroundColor: 'var(--shop-accent)', infoTextColor: 'var(--shop-on-accent)' },
    ),
  ),
  categories: [
    {
      slug: 'mugs-and-bowls',
      name: 'Mugs & bowls',
      image: 'morning-mug',
      description: 'To hold in both hands.',
    },
    {
      slug: 'plates-and-jugs',
      name: 'Plates & jugs',
      image: 'supper-plates',
      description: 'For tables with more than one guest.',
    },
    {
      slug: 'vases',
      name: 'Vases',
      image: 'moon-vase',
      description: 'For one stem or for a meadow.',
    },
  ],
  products: [
    {
      slug: 'morning-mug',
      name: 'Morning mug',
      price: 32,
      category: 'mugs-and-bowls',
      featured: true,
      description:
        '<p>350 ml, with a handle for three fingers. Glazed by dipping, so the line differs.</p>',
    },
    {
      slug: 'moon-vase',
      name: 'Moon vase',
      price: 120,
      category: 'vases',
      featured: true,
      description:
        '<p>A round belly and a narrow neck, 31 cm high. White glaze over speckled clay.</p>',
    },
    {
      slug: 'ramen-bowl',
      name: 'Deep bowl',
      price: 44,
      category: 'mugs-and-bowls',
      description: '<p>For soup, noodles or far too much salad. 21 cm across, 900 ml.</p>',
    },
    {
      slug: 'supper-plates',
      name: 'Supper plates, set of four',
      price: 148,
      discountPrice: 128,
      category: 'plates-and-jugs',
      description: '<p>26 cm, with a low rim. Two in moss, two in sand.</p>',
    },
    {
      slug: 'table-jug',
      name: 'Table jug',
      price: 86,
      category: 'plates-and-jugs',
      description: '<p>1.2 litres, with a spout that does not drip.</p>',
    },
    {
      slug: 'bud-bottle',
      name: 'Bud bottle',
      price: 58,
      category: 'vases',
      description: '<p>One stem, one leaf, one week of pleasure. 27 cm high.</p>',
    },
  ],
}
