import { place } from '../../kit/block-settings.ts'
import { defineSection } from '../../kit/define-section.ts'

export const productFactsSchema = defineSection({
  type: 'productFacts',
  name: 'Tax, shipping and returns',
  otherNames: 'product delivery facts',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19h.01M17 19h.01',
  migrations: [],
  settings: place,
})
