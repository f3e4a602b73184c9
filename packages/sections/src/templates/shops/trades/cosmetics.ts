import { lead, onSoft, pageTitle, reasons, title } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('cosmetics')

export const cosmeticsTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Skin care with short lists of ingredients.',
      newsletterTitle: 'Skin notes',
      newsletterText: 'One ingredient a month: what it does, and what it does not.',
    },
    { styling: 'centered', logoSize: '1.625rem', fontWeight: '400', showBorder: false },
    { backgroundColor: '#f3ddd4', textColor: '#3a2420' },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Skin care',
      metaDescription: 'Oils, creams, soaps and colour with short lists of ingredients, by {shop}.',
      content: [
        hero(
          {
            title: 'Less on the shelf, more on your side',
            titleWeight: '500',
            subtitle: 'Six products. You need two of them.',
            alt: 'A dropper bottle, a cream jar and a tube on pink plinths',
          },
          'Find your two',
          { height: { base: '640px', tablet: '560px', mobile: '620px' } },
        ),
        reasons('promise', [
          ['Short lists', 'Each label fits on a thumbnail, and every word on it is explained.'],
          ['No perfume', 'What smells, smells of what it is made of.'],
          ['Empty is empty', 'Glass and metal that go back into the cycle, or onto your sill.'],
        ]),
        section('productGrid', 'shelf', {
          ...onSoft,
          title: 'The whole shelf',
          titleAlign: 'center',
          styling: 'card',
          cardColor: '#ffffff',
          cardAlign: 'center',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          showRating: false,
        }),
        story(
          'Stirred in small pots',
          'Oils are pressed cold, clay is sieved twice, and a batch of cream fills two hundred jars. Then we wash up and start again.\nThe date on the bottom is the day it was stirred, not the day it was sold.',
          'A pump bottle, two soaps and a cream jar by a window',
        ),
        title('line', 'Morning: wash, oil. Evening: wash, cream. That is all.', {
          ...onSoft,
          level: 'paragraph',
          textAlign: 'center',
          maxWidth: '100%',
          fontSize: { base: '1.875rem', mobile: '1.375rem' },
          fontWeight: '400',
          padding: { base: '4.5rem 2rem', mobile: '3rem 1.25rem' },
        }),
        section('categoriesSlider', 'kinds', {
          title: 'Where does it go?',
          desktopColumns: 3,
          imageSize: { base: '220px', mobile: '150px' },
          autoPlay: false,
          navigation: false,
        }),
      ],
    },
    shopPage(
      'The whole shelf',
      'Each with its full list of ingredients.',
      'All skin care of {shop}: oils, creams, masks, soaps and colour.',
    ),
    aboutPage(
      'What is in the products of {shop}, and what is not.',
      pageTitle('about-title', 'A kitchen with very clean spoons', { fontWeight: '500' }),
      lead('about-lead', '{shop} makes six things and tries not to make a seventh.'),
      photo('about', 'A pump bottle, two soaps and a cream jar by a window', {
        height: { base: '540px', mobile: '300px' },
        padding: { base: '0 2rem', mobile: '0 1.25rem' },
      }),
      reasons('about-how', [
        ['For most skin', 'Begin with a drop on the inside of the arm, and wait for a day.'],
        ['Never on animals', 'We try everything on ourselves, and we look fine.'],
        ['Refills', 'Send the empty glass back: the refill costs less.'],
      ]),
    ),
    contactPage(
      'Ask about your skin',
      'Tell us what you use now and what bothers you. We are honest, also about what we cannot solve.',
      { formBackgroundColor: '#ffffff', infoBackgroundColor: '#f3ddd4' },
    ),
  ),
  categories: [
    { slug: 'face', name: 'Face', image: 'rosehip-oil', description: 'Oil, cream and mask.' },
    {
      slug: 'hands-and-body',
      name: 'Hands & body',
      image: 'hand-wash',
      description: 'For the sink and the shower.',
    },
    {
      slug: 'colour',
      name: 'Colour',
      image: 'brick-lipstick',
      description: 'One, and it suits you.',
    },
  ],
  products: [
    {
      slug: 'rosehip-oil',
      name: 'Rosehip oil',
      price: 28,
      category: 'face',
      featured: true,
      description:
        '<p>Cold-pressed, 30 ml. Three drops, in the morning. Ingredients: rosehip seed oil.</p>',
    },
    {
      slug: 'oat-cream',
      name: 'Oat cream',
      price: 34,
      category: 'face',
      featured: true,
      description: '<p>50 ml, for the evening. Oat oil, shea butter, water, glycerine.</p>',
    },
    {
      slug: 'clay-mask',
      name: 'Clay mask',
      price: 22,
      category: 'face',
      description: '<p>75 ml. Ten minutes, once a week, then lukewarm water.</p>',
    },
    {
      slug: 'hand-wash',
      name: 'Hand wash',
      price: 18,
      category: 'hands-and-body',
      featured: true,
      description: '<p>Sage and olive oil, 300 ml, in a bottle that can be filled again.</p>',
    },
    {
      slug: 'kitchen-soap',
      name: 'Two soaps',
      price: 14,
      discountPrice: 11,
      category: 'hands-and-body',
      description: '<p>One with oats, one with rosemary. 110 g each.</p>',
    },
    {
      slug: 'brick-lipstick',
      name: 'Lipstick, brick',
      price: 24,
      category: 'colour',
      description: '<p>A warm red that comes off when you want it to. 3.5 g.</p>',
    },
  ],
}
