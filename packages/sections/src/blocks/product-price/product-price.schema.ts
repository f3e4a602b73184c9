import { place } from '../../kit/block-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import { productTextLayout, productTextStyle } from '../../kit/product-text-settings.ts'

export const productPriceSchema = defineSection({
  type: 'productPrice',
  name: 'Product price',
  otherNames: 'cost sale discount unit price',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M4 12l8-8h8v8l-8 8zM16 8h.01',
  migrations: [],
  settings: { ...productTextLayout, ...place, ...productTextStyle('1.375rem') },
})
