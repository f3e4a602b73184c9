import { lead, onSoft, pageTitle, reasons } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('tea')

const brewing = reasons('brewing', [
  [
    'Cooler than you think',
    'Green teas open at 70 to 80 degrees. Boiling water makes them bitter.',
  ],
  ['Shorter than you think', 'Two minutes for green, three for black. Then pour it all out.'],
  ['More than once', 'Good leaves give three cups. The second is often the best.'],
])

export const teaTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Leaf teas and the things one makes them in.',
      newsletterTitle: 'When a harvest arrives',
      newsletterText: 'We write a few times a year: new teas, and how to brew them.',
    },
    { styling: 'centered', logoSize: '1.75rem', fontWeight: '400' },
    { backgroundColor: '#2f3a2a', textColor: '#ece6d6' },
    {
      messages: [
        { id: 'leaf', icon: 'leaf', text: 'Whole leaves, packed in small batches' },
        { id: 'gift', icon: 'gift', text: 'Ask us to wrap it: there is a note at checkout' },
      ],
      backgroundColor: 'var(--shop-accent)',
      textColor: 'var(--shop-on-accent)',
    },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Leaf teas and teaware',
      metaDescription: 'Whole leaf teas, and the pots and bowls to make them in, from {shop}.',
      content: [
        hero(
          {
            title: 'Take the long way to the first sip',
            titleWeight: '400',
            subtitle: 'Whole leaf teas, and pots that pour without a drop.',
            alt: 'A clay pot, a tin of tea and a steaming cup in the morning sun',
            overlay: 'rgba(250, 246, 238, 0.25)',
          },
          'Choose a tea',
        ),
        section('categoriesSlider', 'categories', {
          title: 'What will you drink today?',
          imageSize: { base: '200px', mobile: '140px' },
          nameSize: '1.125rem',
          autoPlay: false,
        }),
        section('productGrid', 'favourites', {
          title: 'What we drink ourselves',
          titleAlign: 'center',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          showRating: false,
        }),
        story(
          'Tasted at our own counter first',
          'Every tea stays with us for a week before it may stay in the shop. Everyone here drinks it, in the morning and late in the afternoon.\nWhat nobody misses on the eighth day, we do not sell.',
          'An iron pot, a caddy and a bowl on a counter',
          onSoft,
        ),
        brewing,
      ],
    },
    shopPage(
      'Everything on our shelves',
      'Green, black and herbal teas, and what to make them in.',
      'All leaf teas and teaware of {shop}.',
    ),
    aboutPage(
      'How {shop} chooses its teas, and how to get the best out of them.',
      pageTitle('about-title', 'A counter that smells of tea', { fontWeight: '400' }),
      lead(
        'about-lead',
        '{shop} sells leaf tea by the hundred grams, and answers questions for free.',
      ),
      photo('about', 'An iron pot, a caddy and a bowl on a counter', {
        height: { base: '520px', mobile: '280px' },
        padding: { base: '0 2rem', mobile: '0 1.25rem' },
      }),
      reasons(
        'about-how',
        [
          ['How we buy', 'In small lots, from people who can say when and where it was picked.'],
          ['How we pack', 'Airtight, away from light, with the date of the harvest on the bottom.'],
          [
            'How we advise',
            'Tell us what you like to drink. We find something close, or far away.',
          ],
        ],
        { padding: { base: '5rem 2rem', mobile: '3rem 1.25rem' } },
      ),
    ),
    contactPage(
      'Ask us about tea',
      'Which tea for the afternoon, where your order is, whether we are open: write, and somebody who knows writes back.',
      { formBackgroundColor: '#fffdf8', infoBackgroundColor: '#f1e9da' },
    ),
  ),
  categories: [
    {
      slug: 'green-tea',
      name: 'Green tea',
      image: 'sencha',
      description: 'Steamed or pan-fired leaves. Brew them cooler than you think.',
    },
    {
      slug: 'black-tea',
      name: 'Black tea',
      image: 'earl-grey-bergamot',
      description: 'Fully oxidised teas for mornings and for rain.',
    },
    {
      slug: 'herbal-tea',
      name: 'Herbal',
      image: 'chamomile-meadow',
      description: 'Flowers and leaves for the evening.',
    },
    {
      slug: 'teaware',
      name: 'Teaware',
      image: 'tokoname-side-pot-brick',
      description: 'Pots and bowls, each a little different from the next.',
    },
  ],
  products: [
    {
      slug: 'sencha',
      name: 'Sencha',
      price: 14.5,
      category: 'green-tea',
      featured: true,
      description:
        '<p>Steamed Japanese green tea: grassy, sweet and clear. 70 degrees, ninety seconds.</p>',
      attributeGroups: [
        { name: 'Size', type: 'buttons', values: [{ value: '50 g' }, { value: '100 g' }] },
      ],
      variations: [
        { attributes: { Size: '50 g' }, price: 8 },
        { attributes: { Size: '100 g' }, price: 14.5 },
      ],
    },
    {
      slug: 'jasmine-pearls',
      name: 'Jasmine pearls',
      price: 18,
      category: 'green-tea',
      description:
        '<p>Young leaves, rolled by hand and scented with jasmine flowers over several nights.</p>',
    },
    {
      slug: 'earl-grey-bergamot',
      name: 'Earl Grey',
      price: 11,
      category: 'black-tea',
      featured: true,
      description: '<p>Black tea with oil of bergamot. Strong enough for milk, good without.</p>',
    },
    {
      slug: 'chamomile-meadow',
      name: 'Chamomile meadow',
      price: 9.5,
      category: 'herbal-tea',
      description: '<p>Whole flowers, dried slowly. Five minutes, covered.</p>',
    },
    {
      slug: 'tokoname-side-pot-brick',
      name: 'Side-handled pot',
      price: 68,
      category: 'teaware',
      featured: true,
      description:
        '<p>Unglazed clay with a built-in strainer, 300 ml. It pours without a drop.</p>',
    },
    {
      slug: 'chawan-matcha',
      name: 'Matcha bowl',
      price: 42,
      discountPrice: 36,
      category: 'teaware',
      description: '<p>Stoneware with a dipped glaze, wide enough for a whisk.</p>',
    },
  ],
}
