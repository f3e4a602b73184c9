import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { productTextLayout, productTextStyle } from '../../kit/product-text-settings.ts'
import { number, text } from '../../kit/setting-builders.ts'

export const productStockSchema = defineSection({
  type: 'productStock',
  name: 'Product stock',
  otherNames: 'availability in stock sold out left',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  migrations: [],
  settings: {
    ...content({
      inStock: text('In stock', { default: 'In stock', maxLength: 80 }),
      soldOut: text('Sold out', { default: 'Sold out', maxLength: 80 }),
      fewFrom: number('Names what is left from', {
        default: 5,
        min: 0,
        max: 100,
        help: 'Where the stock is counted; 0: never',
      }),
    }),
    ...productTextLayout,
    ...place,
    ...productTextStyle('0.9375rem', '600'),
  },
})
