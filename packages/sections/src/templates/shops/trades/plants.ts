import { lead, onSoft, pageTitle, reasons } from '../../../presets/pieces.ts'
import { callToAction } from '../../../presets/container-presets.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('plants')

export const plantsTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'House plants in good pots, with advice that keeps them alive.',
      newsletterTitle: 'Time to water',
      newsletterText: 'What your plants need this season, four times a year.',
    },
    { logoSize: '1.5rem', fontWeight: '600' },
    { backgroundColor: '#1f4630', textColor: '#e4efdf' },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · House plants and pots',
      metaDescription: 'House plants for sun, shade and the forgetful, potted and sent by {shop}.',
      content: [
        hero(
          {
            title: 'Something green for every corner',
            titleWeight: '700',
            subtitle: 'Plants for sun, for shade and for people who forget to water.',
            alt: 'A monstera, a snake plant, a cactus and a string of pearls in coloured pots',
          },
          'Find a plant',
        ),
        section('categoriesSlider', 'light', {
          title: 'How much light do you have?',
          imageSize: { base: '210px', mobile: '150px' },
          desktopColumns: 3,
          autoPlay: false,
          navigation: false,
        }),
        section('productGrid', 'plants', {
          ...onSoft,
          title: 'Ready to move in',
          styling: 'card',
          cardColor: 'var(--shop-page)',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          showRating: false,
        }),
        reasons('care', [
          ['Water', 'Push a finger into the soil. Dry to the second knuckle? Then now.'],
          ['Light', 'Bright, but not in the midday sun, is right for most of them.'],
          ['Patience', 'A new plant may sulk for two weeks. Leave it in one place.'],
        ]),
        story(
          'Grown slowly, potted here',
          'Our plants have stood in our own light for a while before they travel to yours. They are used to a window, not to a greenhouse.\nEach comes in its pot, with a card that says what it likes.',
          'A palm, a pancake plant and a snake plant by a window',
          onSoft,
        ),
        callToAction(
          'Yellow leaves?',
          'Send us a photo. We have seen worse, and most of it got better.',
        ),
      ],
    },
    shopPage(
      'All plants',
      'Each with its pot, its size and an honest note about how much it minds.',
      'All house plants and pots of {shop}.',
    ),
    aboutPage(
      'How {shop} grows, pots and sends its plants.',
      pageTitle('about-title', 'We talk to them, too'),
      lead('about-lead', '{shop} sells plants that want to live with you, and tells you how.'),
      photo('about', 'A palm, a pancake plant and a snake plant by a window', {
        height: { base: '520px', mobile: '300px' },
        padding: { base: '0 2rem', mobile: '0 1.25rem' },
        borderRadius: '24px',
      }),
      reasons('about-how', [
        ['Used to windows', 'Before they are sold they live in the same light as yours.'],
        ['Packed standing', 'Tied to the pot, wrapped in paper, this side up.'],
        ['Peat-free soil', 'Bark, coconut and compost. The moors stay where they are.'],
      ]),
    ),
    contactPage(
      'Ask about your plant',
      'Describe the leaf, the window and how often you water. A photo helps.',
      { infoBackgroundColor: '#dfead9' },
    ),
  ),
  categories: [
    {
      slug: 'for-sun',
      name: 'Full sun',
      image: 'moon-cactus',
      description: 'For the south window.',
    },
    {
      slug: 'for-light',
      name: 'Bright rooms',
      image: 'swiss-cheese-plant',
      description: 'Near a window, not in it.',
    },
    {
      slug: 'for-shade',
      name: 'Shade',
      image: 'snake-plant',
      description: 'For hallways and the forgetful.',
    },
  ],
  products: [
    {
      slug: 'swiss-cheese-plant',
      name: 'Swiss cheese plant',
      price: 49,
      category: 'for-light',
      featured: true,
      description:
        '<p>Monstera deliciosa, about 70 cm, in a terracotta pot. Bright, once a week.</p>',
    },
    {
      slug: 'snake-plant',
      name: 'Snake plant',
      price: 34,
      category: 'for-shade',
      featured: true,
      description:
        '<p>Lives on little light and less water. About 55 cm, in a stone-white pot.</p>',
    },
    {
      slug: 'parlour-palm',
      name: 'Parlour palm',
      price: 29,
      category: 'for-shade',
      description: '<p>Soft fronds for dim rooms. Keep it evenly moist. About 60 cm.</p>',
    },
    {
      slug: 'moon-cactus',
      name: 'Flowering cactus',
      price: 19,
      category: 'for-sun',
      description:
        '<p>Sun, and water every third week. Then it flowers, to everyone’s surprise.</p>',
    },
    {
      slug: 'pancake-plant',
      name: 'Pancake plant',
      price: 24,
      discountPrice: 19,
      category: 'for-light',
      description: '<p>Pilea, round and sociable: it makes children that you can give away.</p>',
    },
    {
      slug: 'string-of-pearls',
      name: 'String of pearls',
      price: 22,
      category: 'for-sun',
      featured: true,
      description: '<p>Hangs down from a shelf in long strings. A sip every two weeks.</p>',
    },
  ],
}
