import { place } from '../../kit/block-settings.ts'
import { content, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color } from '../../kit/setting-builders.ts'

export const productBuySchema = defineSection({
  type: 'productBuy',
  name: 'Buy buttons',
  otherNames: 'product add to cart buy now quantity',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M3 5h3l2 11h10l2-8H7M9 20h.01M17 20h.01',
  migrations: [],
  settings: {
    ...content({
      showQuantity: checkbox('Quantity', { default: true }),
      showBuyNow: checkbox('Buy now', { default: true }),
    }),
    ...place,
    ...style({ buttonColor: color('Button', { unset: 'accentColor' }) }),
  },
})
