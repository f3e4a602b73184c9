import { blockAlign } from '../../kit/block-settings.ts'
import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { layoutSettings } from '../../kit/layout-settings.ts'
import { product } from '../../kit/setting-builders.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { featuredProductQueries } from '../featured-product/featured-product.data.ts'

export const freeProductSchema = defineSection({
  type: 'freeProduct',
  name: 'Product in blocks',
  otherNames: 'free product page title price gallery options buy description stock rating',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h18v16H3zM6 7h6v10H6zM15 8h3M15 11h3M15 15h3v2h-3z',
  migrations: [],
  queries: featuredProductQueries,
  blocks: {
    takes: 'all',
    max: 100,
    defaults: [
      { type: 'productGallery' },
      {
        type: 'group',
        props: { gap: '1.25rem' },
        blocks: [
          { type: 'productTitle', props: { isLink: true } },
          { type: 'productPrice' },
          { type: 'productOptions' },
          { type: 'productStock' },
          { type: 'productBuy' },
          { type: 'productFacts' },
          { type: 'productDescription', props: { lines: 8 } },
        ],
      },
    ],
  },
  settings: {
    ...content({ product: product('Product', { help: 'Empty: the newest featured product' }) }),
    ...layout({
      ...withDefaults(layoutSettings, {
        layout: 'grid',
        columns: { base: '1.15 1', mobile: '1' },
        gap: { base: '4rem', tablet: '2.5rem', mobile: '1.5rem' },
        alignItems: 'start',
      }),
      textAlign: blockAlign,
      maxWidth,
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
    }),
    ...style({ fontFamily, backgroundColor, textColor }),
  },
})
