import { lead, onInk, onSoft, pageTitle, reasons, title } from '../../../presets/pieces.ts'
import { section } from '../../../render/compose-page.ts'
import { aboutPage, composeFor, contactPage, globalContentOf, pages, shopPage } from '../compose.ts'
import type { ShopTemplate } from '../shop-template.ts'

const { card, hero, photo, story } = composeFor('books')

export const booksTemplate: ShopTemplate = {
  ...card,
  globalContent: globalContentOf(
    {
      tagline:
        'An independent bookshop, for readers who do not know yet what they are looking for.',
      newsletterTitle: 'One book a month',
      newsletterText: 'We recommend one, and say honestly whom it is not for.',
    },
    { logoSize: '1.625rem', linkSpacing: '1.75rem', searchStyle: 'expand' },
    onInk,
  ),
  pages: pages(
    {
      metaTitle: '{shop} · Independent bookshop',
      metaDescription: 'Novels, poems and essays, chosen and recommended by the readers of {shop}.',
      content: [
        hero(
          {
            title: 'Read what nobody told you to',
            titleWeight: '500',
            subtitle: 'New books, good books and books that were good all along.',
            alt: 'Bookshelves, a pile of books, a lamp and a mug',
            overlay: 'rgba(251, 249, 244, 0.2)',
          },
          'Browse the shelves',
          { height: { base: '520px', tablet: '480px', mobile: '580px' } },
        ),
        section('productGrid', 'picks', {
          title: 'On our front table',
          numberOfProducts: 5,
          imageRatio: 'portrait',
          showRating: false,
          desktopColumns: 5,
          tabletColumns: 3,
          mobileColumns: 2,
          gap: { base: '1.25rem', mobile: '1rem' },
        }),
        title('quote', '“A shelf is a conversation that you can walk along.”', {
          level: 'paragraph',
          textAlign: 'center',
          fontWeight: '400',
          fontSize: { base: '2.25rem', mobile: '1.5rem' },
          maxWidth: '50rem',
          padding: { base: '3.5rem 2rem', mobile: '2.5rem 1.25rem' },
        }),
        story(
          'Stay for a chapter',
          'There is a green armchair at the back. It belongs to whoever sits in it.\nRead a chapter before you decide. If the book is not for you, put it back, and let us find the next one.',
          'Bookshelves and a green armchair',
          onSoft,
        ),
        section('categoriesSlider', 'shelves', {
          title: 'Along the shelves',
          titleAlign: 'left',
          desktopColumns: 4,
          imageSize: { base: '180px', mobile: '130px' },
          imageRadius: '0px',
          autoPlay: false,
        }),
      ],
    },
    shopPage(
      'All books',
      'If you miss one, ask: most books are here within two days.',
      'All books of {shop}: fiction, poetry, essays and books for children.',
    ),
    aboutPage(
      'Who chooses the books of {shop}, and how.',
      pageTitle('about-title', 'We have read most of it', { textAlign: 'left', maxWidth: '60rem' }),
      lead('about-lead', '{shop} is a bookshop for people with more shelves than plans.', {
        textAlign: 'left',
        maxWidth: '60rem',
      }),
      photo('about', 'Bookshelves and a green armchair', {
        height: { base: '480px', mobile: '280px' },
        borderRadius: '0px',
      }),
      reasons('about-how', [
        ['Chosen by hand', 'Each book on the table was read by one of us, to the last page.'],
        ['Ordered quickly', 'What is not here is ordered today, and you hear when it arrives.'],
        ['Wrapped in paper', 'With a line of our own inside, if you like.'],
      ]),
    ),
    contactPage(
      'Ask a bookseller',
      'Tell us the last book that you loved. We answer with the next one.',
      { infoBackgroundColor: 'var(--shop-text)', infoTextColor: 'var(--shop-page)' },
    ),
  ),
  categories: [
    {
      slug: 'fiction',
      name: 'Fiction',
      image: 'the-salt-year',
      description: 'Novels and stories.',
    },
    {
      slug: 'poetry',
      name: 'Poetry',
      image: 'field-notes-on-rain',
      description: 'Short lines, long effect.',
    },
    {
      slug: 'essays',
      name: 'Essays',
      image: 'a-short-history-of-maps',
      description: 'For thinking along.',
    },
    {
      slug: 'children',
      name: 'Children',
      image: 'the-colour-primer',
      description: 'To be read aloud, again.',
    },
  ],
  products: [
    {
      slug: 'the-salt-year',
      name: 'The Salt Year',
      price: 22,
      category: 'fiction',
      featured: true,
      description:
        '<p>A ferry captain counts the last winter of an island. Novel, 288 pages, hardback.</p>',
    },
    {
      slug: 'small-houses',
      name: 'Small Houses',
      price: 18,
      category: 'fiction',
      description: '<p>Eleven stories about people and the rooms that they leave. 196 pages.</p>',
    },
    {
      slug: 'field-notes-on-rain',
      name: 'Field Notes on Rain',
      price: 15,
      category: 'poetry',
      featured: true,
      description: '<p>Poems for every kind of it, from drizzle to flood. 84 pages.</p>',
    },
    {
      slug: 'a-short-history-of-maps',
      name: 'A Short History of Maps',
      price: 26,
      discountPrice: 21,
      category: 'essays',
      description:
        '<p>How we came to draw the world flat, and what fell off its edges. 240 pages, with plates.</p>',
    },
    {
      slug: 'night-arithmetic',
      name: 'Night Arithmetic',
      price: 19,
      category: 'fiction',
      featured: true,
      description:
        '<p>A mathematician, a lighthouse and a sum that does not come out. 312 pages.</p>',
    },
    {
      slug: 'the-colour-primer',
      name: 'The Colour Primer',
      price: 16,
      category: 'children',
      description: '<p>Red meets blue, and they get along. From three years, board book.</p>',
    },
  ],
}
