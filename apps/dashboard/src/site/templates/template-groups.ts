import {
  type TemplateSlug,
  templateCards,
} from '@vitrine/sections/templates/shops/template-cards.ts'

type Group = 'food' | 'home' | 'body' | 'leisure'

export const groupNames = {
  food: 'Food and drink',
  home: 'Home and garden',
  body: 'Beauty and jewellery',
  leisure: 'Books, music, outdoors',
} as const satisfies Record<Group, string>

const groups: Record<TemplateSlug, Group> = {
  tea: 'food',
  bakery: 'food',
  ceramics: 'home',
  plants: 'home',
  furniture: 'home',
  jewellery: 'body',
  cosmetics: 'body',
  books: 'leisure',
  records: 'leisure',
  cycling: 'leisure',
}

export const groupedCards = templateCards.map((card) => ({ ...card, group: groups[card.slug] }))
