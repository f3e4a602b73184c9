import type { DemoArticle } from '../demo-store.ts'

/** The newest is last. */
export const teaArticles: readonly DemoArticle[] = [
  {
    title: 'What water does to tea',
    author: 'Ida Lindqvist',
    cover: 'clear-day-glass-pot-table',
    coverAlt: 'A glass pot of tea on a table',
    excerpt: 'Hard water makes a dull cup. Three simple ways to a clearer one.',
    tags: ['Brewing'],
    body:
      '<p>A cup of tea is nearly all water, and still we think about it last. Hard water holds on to the fine, bitter parts of the leaf and leaves a film on the cup.</p>' +
      '<h2>Three simple ways</h2><ol><li>Run the tap until it is cold, then boil it once only.</li><li>Filter it if you can see scale in your kettle.</li><li>For green tea, use a soft still water from a bottle and taste the difference once.</li></ol>' +
      '<p>You will need less leaf than before.</p>',
  },
  {
    title: 'A pot for every leaf',
    author: 'Ida Lindqvist',
    cover: 'cast-iron-tetsubin-table',
    coverAlt: 'A cast iron kettle on a wooden table',
    excerpt:
      'Clay, iron or glass: which pot suits which tea, and why it matters less than you think.',
    tags: ['Teaware', 'Brewing'],
    body:
      '<p>Iron keeps the heat, which black tea and pu-erh like. Glass lets it go, and shows you the leaf. Unglazed clay remembers what was brewed in it, so give it one kind of tea for life.</p>' +
      '<blockquote>The best pot is the one that you enjoy washing.</blockquote>' +
      '<p>If you have one pot only, take a small one of porcelain. It suits every leaf, and a second pot is made in a minute.</p>',
  },
  {
    title: 'How we choose our first flush',
    author: 'Jonas Lindqvist',
    cover: 'darjeeling-first-flush',
    coverAlt: 'A cup of pale golden Darjeeling',
    excerpt: 'Each spring, forty samples arrive from Darjeeling. Two or three of them stay.',
    tags: ['From the gardens', 'Black tea'],
    body:
      '<p>The parcels come in the last week of March: forty small bags, each with a number instead of a name. We brew them all in the same cups, with the same water, and only look up the gardens once we have chosen.</p>' +
      '<h2>What we look for</h2><ul><li><strong>Flowers</strong> before fruit, and fruit before wood.</li><li>A bright cup that stays clear when it cools.</li><li>A second infusion that is worth waiting for.</li></ul>' +
      '<p>This year two gardens stay with us. You find them in the shop <a href="/collection/black-tea">among our black teas</a> until they are gone.</p>',
  },
]
