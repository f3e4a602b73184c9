import { maxWidth } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, product, select } from '../../kit/setting-builders.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { stickyBuyBarQueries } from './sticky-buy-bar.data.ts'
import { stickyBuyBarMigrations } from './sticky-buy-bar.migrations.ts'

export const stickyBuyBarSchema = defineSection({
  type: 'stickyBuyBar',
  name: 'Sticky buy bar',
  otherNames: 'add to cart fixed bottom',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h18v16H3zM3 15h18M14 17.5h5',
  migrations: stickyBuyBarMigrations,
  queries: stickyBuyBarQueries,
  settings: {
    ...content({
      product: product('Product', {
        help: 'Empty: that of the page, else the newest featured product',
      }),
      showImage: checkbox('Image', { default: true }),
      showPrice: checkbox('Price', { default: true }),
    }),
    ...layout({
      side: select('Edge of the screen', { bottom: 'Bottom', top: 'Top' }),
      maxWidth,
    }),
    ...style({
      fontFamily,
      backgroundColor: color('Background', { unset: 'pageColor' }),
      textColor: color('Text colour', { unset: 'textColor', standsOn: 'backgroundColor' }),
      buttonColor: color('Button', { unset: 'accentColor' }),
      buttonTextColor: color('Text of the button', { standsOn: 'buttonColor' }),
    }),
  },
})
