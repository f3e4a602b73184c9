import { onSoft, pageTitle, reasons, words } from '../../../presets/pieces.ts'
import { callToAction } from '../../../presets/container-presets.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const onBrown = { backgroundColor: '#3d2413', textColor: '#fff3d6' }

const { card, hero, photo, story } = composeFor('bakery')

export const bakeryTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline: 'Bread, buns and biscuits, baked overnight.',
      newsletterTitle: 'What comes out on Friday',
      newsletterText: 'The baking plan of the weekend, each Thursday.',
    },
    { styling: 'centered', logoSize: '1.875rem', fontWeight: '600', showBorder: false },
    onBrown,
    {
      messages: [
        { id: 'oven', icon: 'clock', text: 'Out of the oven from seven in the morning' },
        { id: 'order', icon: 'heart', text: 'Order by six in the evening for the next day' },
      ],
      ...onBrown,
    },
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Bread and pastries',
      metaDescription: 'Sourdough bread, croissants, buns and biscuits from the oven of {shop}.',
      content: [
        hero(
          {
            title: 'Good morning, bread',
            titleWeight: '800',
            titleSize: { base: '4.5rem', tablet: '3.5rem', mobile: '2.75rem' },
            subtitle: 'Thirty-six hours of rest, forty minutes of fire. The rest is butter.',
            alt: 'A loaf, a baguette, a croissant and a jar of jam on a board',
          },
          'Order for tomorrow',
        ),
        section('simpleProductGrid', 'oven', {
          title: 'In the oven today',
          titleAlign: 'center',
          styling: 'card',
          cardColor: '#ffffff',
          numberOfProducts: 6,
          desktopColumns: 3,
          mobileColumns: 2,
          cardAlign: 'center',
        }),
        reasons(
          'how',
          [
            ['Flour, water, salt', 'And time. Our sourdough is older than some of our bakers.'],
            ['Real butter', 'Twenty-seven layers of it in every croissant.'],
            ['Nothing left over', 'We bake what was ordered, and a little for those who forgot.'],
          ],
          onSoft,
        ),
        story(
          'The night belongs to the dough',
          'While the street sleeps, the loaves rise in their baskets. At four the oven is hot, at six the first crust sings when it cools.\nCome early if you want the crust, come late if you want a chat.',
          'Three cinnamon buns on a wooden board',
        ),
        callToAction(
          'A cake for somebody?',
          'Write to us three days ahead, and tell us who it is for.',
        ),
      ],
    },
    shopPage(
      'Choose your breakfast',
      'Order by six in the evening, and it is yours in the morning.',
      'Bread, pastries and preserves of {shop}, baked fresh.',
    ),
    aboutPage(
      'How {shop} bakes: a long rest, a hot oven and nothing else in the flour.',
      pageTitle('about-title', 'We get up, so that you can sleep'),
      photo('about', 'Three cinnamon buns on a wooden board', {
        height: { base: '520px', mobile: '280px' },
        padding: { base: '3rem 2rem 0', mobile: '2rem 1.25rem 0' },
        borderRadius: '20px',
      }),
      words(
        'about-words',
        '{shop} is a bakery with one oven, a long table and a door that sticks when it rains. We bake with flour from mills that we know, with butter, with patience, and with a sourdough that has to be fed on holidays too.\nBread that was not sold in the evening is rusk on the next day, and breadcrumbs on the third.',
        {
          maxWidth: '44rem',
          fontSize: '1.1875rem',
          padding: { base: '3rem 2rem 5rem', mobile: '2rem 1.25rem 3rem' },
        },
      ),
    ),
    contactPage(
      'Say what you would like',
      'Large orders, allergies, a cake with a name on it: write, and we call you back.',
      { formBackgroundColor: '#ffffff', infoBackgroundColor: '#f7e3b4' },
    ),
  ),
  categories: [
    {
      slug: 'bread',
      name: 'Bread',
      image: 'country-loaf',
      description: 'Sourdough and long loaves.',
    },
    {
      slug: 'pastries',
      name: 'Pastries',
      image: 'butter-croissant',
      description: 'Folded, rolled and glazed.',
    },
    { slug: 'pantry', name: 'Pantry', image: 'cherry-jam', description: 'What goes on the bread.' },
  ],
  products: [
    {
      slug: 'country-loaf',
      name: 'Country loaf',
      price: 6.8,
      category: 'bread',
      featured: true,
      description:
        '<p>Wheat and rye sourdough, 1 kg. Thick crust, open crumb, good for four days.</p>',
    },
    {
      slug: 'butter-croissant',
      name: 'Butter croissant',
      price: 2.6,
      category: 'pastries',
      featured: true,
      description: '<p>Twenty-seven layers, folded by hand. Contains wheat, milk and egg.</p>',
    },
    {
      slug: 'baguette',
      name: 'Baguette',
      price: 2.9,
      category: 'bread',
      description: '<p>Two days of dough, twenty minutes of oven. Best on the way home.</p>',
    },
    {
      slug: 'cinnamon-bun',
      name: 'Cinnamon bun',
      price: 3.4,
      category: 'pastries',
      featured: true,
      description:
        '<p>Soft dough, dark sugar, a lot of cinnamon. Contains wheat, milk and egg.</p>',
    },
    {
      slug: 'oat-cookies',
      name: 'Chocolate biscuits, bag of six',
      price: 7.5,
      discountPrice: 6.5,
      category: 'pastries',
      description: '<p>Brown butter and dark chocolate. Keeps for two weeks in theory.</p>',
    },
    {
      slug: 'cherry-jam',
      name: 'Sour cherry jam',
      price: 6.2,
      category: 'pantry',
      description: '<p>Cherries, sugar, lemon. 340 g.</p>',
    },
  ],
}
