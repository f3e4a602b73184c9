import type { ShopTemplate } from './shop-template.ts'
import { bakeryTemplate } from './trades/bakery.ts'
import { booksTemplate } from './trades/books.ts'
import { ceramicsTemplate } from './trades/ceramics.ts'
import { cosmeticsTemplate } from './trades/cosmetics.ts'
import { cyclingTemplate } from './trades/cycling.ts'
import { furnitureTemplate } from './trades/furniture.ts'
import { jewelleryTemplate } from './trades/jewellery.ts'
import { plantsTemplate } from './trades/plants.ts'
import { recordsTemplate } from './trades/records.ts'
import { teaTemplate } from './trades/tea.ts'

/** In the order of the cards. */
export const shopTemplates: readonly ShopTemplate[] = [
  teaTemplate,
  ceramicsTemplate,
  bakeryTemplate,
  booksTemplate,
  plantsTemplate,
  jewelleryTemplate,
  cyclingTemplate,
  cosmeticsTemplate,
  furnitureTemplate,
  recordsTemplate,
]

export function findTemplate(slug: string): ShopTemplate | undefined {
  return shopTemplates.find((template) => template.slug === slug)
}
