import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, product, select, text } from '../../kit/setting-builders.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { featuredProductQueries } from './featured-product.data.ts'
import { featuredProductMigrations } from './featured-product.migrations.ts'

export const featuredProductSchema = defineSection({
  type: 'featuredProduct',
  name: 'Featured product',
  otherNames: 'single product spotlight buy',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h10v16H3zM16 6h5M16 10h5M16 16h5v3h-5z',
  migrations: featuredProductMigrations,
  queries: featuredProductQueries,
  settings: {
    ...content({
      product: product('Product', {
        help: 'Empty: that of the page, else the newest featured product',
      }),
      eyebrow: text('Line above the name', { maxLength: 80, inline: true }),
      showDescription: checkbox('Description', { default: true }),
      showFacts: checkbox('Tax, shipping and returns'),
      showQuantity: checkbox('Quantity', { default: true }),
      showBuyNow: checkbox('Buy now', { default: true }),
      showLink: checkbox('Link to its page', { default: true }),
    }),
    ...layout({
      side: select('Images', { left: 'On the left', right: 'On the right' }),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth,
    }),
    ...style({
      fontFamily,
      backgroundColor,
      textColor,
      buttonColor: color('Button', { unset: 'accentColor' }),
    }),
  },
})
