import type { DemoCategory } from '../demo-store.ts'

export const teaCategories: readonly DemoCategory[] = [
  {
    slug: 'green-tea',
    name: 'Green tea',
    image: 'category-green-tea',
    description:
      'Steamed, pan-fired and shaded leaves from Japan and China. Brew them cooler than you think.',
  },
  {
    slug: 'black-tea',
    name: 'Black tea',
    image: 'category-black-tea',
    description: 'Malty, floral or smoked: fully oxidised teas for mornings and for rain.',
  },
  {
    slug: 'oolong-and-aged',
    name: 'Oolong & aged',
    image: 'category-oolong',
    description:
      'Teas between green and black, and cakes that get better the longer you forget them.',
  },
  {
    slug: 'herbal-and-white',
    name: 'Herbal & white',
    image: 'category-herbal',
    description: 'Soft cups for the evening: flowers, roots, leaves and the youngest buds.',
  },
  {
    slug: 'teaware',
    name: 'Teaware',
    image: 'category-teaware',
    description:
      'Pots, bowls and cups from four small workshops. Each piece a little different from the next.',
  },
  {
    slug: 'gifts',
    name: 'Gifts',
    image: 'category-gifts',
    description: 'Boxes that we fill, tie and send with a handwritten card.',
  },
]
