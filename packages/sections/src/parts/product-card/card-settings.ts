import {
  backgroundColor,
  color,
  corners,
  imageFit,
  margin,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { howMany, listWidth } from '../../kit/column-settings.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import type { SettingOf } from '../../kit/setting.ts'
import {
  aligns,
  collections,
  textSizes,
  type Align,
  type SectionFont,
} from '../../kit/shared-settings.ts'
import { fontFamily, title, titleAlign, titleSize } from '../../kit/text-settings.ts'

/** What every list of products lets an owner choose. */
export interface ProductListProps {
  title: string
  titleAlign: Align
  productCollection: string
  numberOfProducts: number
  showRating: boolean
  showAddToCart: boolean
  styling: 'plain' | 'card' | 'outlined'
  imageRatio: 'square' | 'portrait' | 'landscape'
  imageFit: 'cover' | 'contain'
  cardAlign: Align
  padding: PerDevice<string>
  margin: PerDevice<string>
  maxWidth: string
  fontFamily: SectionFont
  titleSize: PerDevice<string>
  titleColor: string
  textColor: string
  priceColor: string
  saleColor: string
  cardColor: string
  cardRadius: string
  buttonColor: string
  buttonTextColor: string
  backgroundColor: string
}

export const productListDefaults: ProductListProps = {
  title: '',
  titleAlign: 'left',
  productCollection: 'latest',
  numberOfProducts: 6,
  showRating: true,
  showAddToCart: true,
  styling: 'plain',
  imageRatio: 'square',
  imageFit: 'cover',
  cardAlign: 'left',
  padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
  margin: '0',
  maxWidth: '1280px',
  fontFamily: 'theme',
  titleSize: { base: '2rem', mobile: '1.5rem' },
  titleColor: '',
  textColor: '',
  priceColor: '',
  saleColor: '',
  cardColor: '',
  cardRadius: '',
  buttonColor: '',
  buttonTextColor: '',
  backgroundColor: '',
}

export const productListSettings: readonly SettingOf<ProductListProps>[] = [
  title,
  {
    key: 'productCollection',
    label: 'Products',
    group: 'Content',
    kind: 'category',
    options: collections,
  },
  howMany('numberOfProducts'),
  { key: 'showRating', label: 'Rating', group: 'Content', kind: 'checkbox' },
  { key: 'showAddToCart', label: 'Add to cart', group: 'Content', kind: 'checkbox' },
  padding,
  margin,
  listWidth,
  titleAlign,
  {
    key: 'cardAlign',
    label: 'Text in cards',
    group: 'Layout',
    kind: 'select',
    options: aligns,
  },
  {
    key: 'imageRatio',
    label: 'Picture format',
    group: 'Layout',
    kind: 'select',
    options: [
      { value: 'portrait', label: 'Portrait' },
      { value: 'square', label: 'Square' },
      { value: 'landscape', label: 'Landscape' },
    ],
  },
  { ...imageFit, group: 'Layout' },
  {
    key: 'styling',
    label: 'Cards',
    group: 'Style',
    kind: 'select',
    options: [
      { value: 'plain', label: 'Plain' },
      { value: 'card', label: 'Raised' },
      { value: 'outlined', label: 'Outlined' },
    ],
  },
  fontFamily,
  titleSize(200),
  color('titleColor', 'Title', { unset: 'textColor', standsOn: 'backgroundColor' }),
  textColor,
  color('priceColor', 'Price'),
  color('saleColor', 'Sale'),
  color('cardColor', 'Card'),
  corners('cardRadius', textSizes),
  color('buttonColor', 'Button', { unset: 'accentColor' }),
  color('buttonTextColor', 'Text of the button', { standsOn: 'buttonColor' }),
  backgroundColor,
]
