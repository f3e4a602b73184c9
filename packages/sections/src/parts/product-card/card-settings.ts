import {
  backgroundColor,
  corners,
  imageFit,
  margin,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { howMany, listWidth } from '../../kit/column-settings.ts'
import { content, layout, style, without, type ValuesOf } from '../../kit/declared-setting.ts'
import { category, checkbox, color, select } from '../../kit/setting-builders.ts'
import { aligns, collections, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'

export const productListSettings = {
  ...content({
    title: title(''),
    productCollection: category('Products', collections, { default: 'latest' }),
    numberOfProducts: howMany(6),
    showRating: checkbox('Rating', { default: true }),
    showAddToCart: checkbox('Add to cart', { default: true }),
  }),
  ...layout({
    padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
    margin,
    maxWidth: listWidth,
    titleAlign: select('Title alignment', aligns),
    cardAlign: select('Text in cards', aligns),
    imageRatio: select(
      'Image format',
      { portrait: 'Portrait', square: 'Square', landscape: 'Landscape' },
      { default: 'square' },
    ),
    imageFit,
  }),
  ...style({
    styling: select('Cards', { plain: 'Plain', card: 'Raised', outlined: 'Outlined' }),
    fontFamily,
    titleSize: titleSize(200, '1.5rem'),
    titleColor: color('Title', { unset: 'textColor', standsOn: 'backgroundColor' }),
    textColor,
    priceColor: color('Price'),
    saleColor: color('Sale'),
    cardColor: color('Card'),
    cardRadius: corners(textSizes),
    buttonColor: color('Button', { unset: 'accentColor' }),
    buttonTextColor: color('Text of the button', { standsOn: 'buttonColor' }),
    backgroundColor,
  }),
}

export type ProductListProps = ValuesOf<typeof productListSettings>

/** For lists that know by themselves what they show. */
export const cardListSettings = without(productListSettings, 'productCollection')

export type CardListProps = Omit<ProductListProps, 'productCollection'>
