import { onAccent, onInk, pageTitle, reasons, words } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('cycling')

export const cyclingTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Kit for long days on two wheels.',
      newsletterTitle: 'Rides and restocks',
      newsletterText: 'A route, a tip, and what is back on the shelf.',
    },
    { logoSize: '1.5rem', fontWeight: '700' },
    onInk,
    {
      messages: [
        { id: 'workshop', icon: 'check', text: 'Workshop open: bring your bike, take a coffee' },
        { id: 'ride', icon: 'heart', text: 'Shop ride every Saturday, rain or shine' },
      ],
      ...onAccent,
    },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Cycling kit',
      metaDescription: 'Helmets, bags, lights and parts for long rides, tested by {shop}.',
      content: [
        hero(
          {
            title: 'Take the longer road',
            titleWeight: '800',
            titleSize: { base: '5rem', tablet: '3.5rem', mobile: '2.5rem' },
            subtitle: 'Kit that was ridden before it was sold.',
            alt: 'An orange bicycle in front of hills at sunset',
            contentPosition: { base: 'top-left', mobile: 'top-left' },
            contentMaxWidth: '640px',
          },
          'Shop the kit',
          { height: { base: '700px', tablet: '560px', mobile: '620px' } },
        ),
        reasons(
          'facts',
          [
            ['Ridden', 'Each thing here has done at least a thousand kilometres with one of us.'],
            ['Repaired', 'Zips, straps, bearings: we replace the part, not the product.'],
            ['Ready', 'What is in stock leaves on the same day, if you order before noon.'],
          ],
          onInk,
        ),
        section('productGrid', 'kit', {
          title: 'This season',
          numberOfProducts: 6,
          styling: 'outlined',
          desktopColumns: 3,
          mobileColumns: 2,
          gap: { base: '1rem', mobile: '0.75rem' },
          showRating: false,
        }),
        story(
          'Bring it in',
          'Our workshop is next to the till. Tell us what creaks; we listen, and then we ride it around the block.\nA check takes a day. A wheel takes two. The coffee is ready at once.',
          'A white bicycle and tools on the wall of a workshop',
        ),
        section('productSlider', 'sale', {
          title: 'Last of their kind',
          productCollection: 'sale',
          showRating: false,
          numberOfProducts: 6,
        }),
      ],
    },
    shopPage(
      'All kit',
      'Sort by price, or ask us what we would take.',
      'Helmets, bags, bottles, lights and saddles of {shop}.',
    ),
    aboutPage(
      'Who rides for {shop}, and how we choose what we sell.',
      photo('hero', 'An orange bicycle in front of hills at sunset', {
        height: { base: '560px', mobile: '300px' },
        borderRadius: '0px',
      }),
      pageTitle('about-title', 'We are late because we took a detour', {
        fontWeight: '800',
        textAlign: 'left',
        maxWidth: '60rem',
      }),
      words(
        'about-words',
        '{shop} began with a bag that did not exist and a friend with a sewing machine. Today it is a shop, a workshop and a ride on Saturdays.\nWe sell what we use. When something better comes along we say so, and mark the old one down.',
        {
          maxWidth: '60rem',
          fontSize: '1.1875rem',
          padding: { base: '1.5rem 2rem 4rem', mobile: '1rem 1.25rem 2.5rem' },
        },
      ),
    ),
    contactPage(
      'Ask before you ride',
      'Sizes, spare parts, a date in the workshop: tell us which bike it is about.',
      {
        infoBackgroundColor: 'var(--shop-text)',
        infoTextColor: 'var(--shop-page)',
      },
    ),
  ),
  categories: [
    {
      slug: 'wear',
      name: 'Wear',
      image: 'ridge-helmet',
      description: 'On the head and on the back.',
    },
    { slug: 'carry', name: 'Carry', image: 'front-roll-bag', description: 'Bags and bottles.' },
    {
      slug: 'parts',
      name: 'Parts',
      image: 'century-saddle',
      description: 'What wears out, eventually.',
    },
  ],
  products: [
    {
      slug: 'ridge-helmet',
      name: 'Ridge helmet',
      price: 129,
      category: 'wear',
      featured: true,
      description: '<p>Eight vents, 270 g, in two sizes. Certified to EN 1078.</p>',
      attributeGroups: [
        { name: 'Size', type: 'buttons', values: [{ value: 'S/M' }, { value: 'L/XL' }] },
      ],
      variations: [
        { attributes: { Size: 'S/M' }, price: 129 },
        { attributes: { Size: 'L/XL' }, price: 129 },
      ],
    },
    {
      slug: 'front-roll-bag',
      name: 'Front roll bag',
      price: 94,
      category: 'carry',
      featured: true,
      description: '<p>12 litres, waxed canvas, two straps. Fits every bar that we know.</p>',
    },
    {
      slug: 'first-light-lamp',
      name: 'First light',
      price: 69,
      category: 'parts',
      featured: true,
      description: '<p>600 lumens, eight hours on low, charges by USB-C.</p>',
    },
    {
      slug: 'long-way-bottle',
      name: 'Long way bottle',
      price: 16,
      category: 'carry',
      description: '<p>750 ml, does not taste of anything. Fits standard cages.</p>',
    },
    {
      slug: 'paceline-cap',
      name: 'Paceline cap',
      price: 28,
      discountPrice: 22,
      category: 'wear',
      description: '<p>Cotton, short peak, fits under a helmet.</p>',
    },
    {
      slug: 'century-saddle',
      name: 'Century saddle',
      price: 110,
      discountPrice: 95,
      category: 'parts',
      description: '<p>Leather on steel. It takes three hundred kilometres to know you.</p>',
    },
  ],
}
