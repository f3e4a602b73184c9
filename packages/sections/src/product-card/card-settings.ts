import type { PerDevice } from '../per-device.ts'
import type { SettingOf } from '../setting.ts'
import {
  aligns,
  collections,
  sectionFonts,
  textSizes,
  type Align,
  type SectionFont,
} from '../shared-settings.ts'

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
  {
    key: 'title',
    label: 'Title',
    group: 'Content',
    kind: 'text',
    maxLength: 120,
    inline: true,
  },
  {
    key: 'productCollection',
    label: 'Products',
    group: 'Content',
    kind: 'category',
    options: collections,
  },
  {
    key: 'numberOfProducts',
    label: 'How many',
    group: 'Content',
    kind: 'number',
    min: 1,
    max: 100,
  },
  { key: 'showRating', label: 'Rating', group: 'Content', kind: 'checkbox' },
  { key: 'showAddToCart', label: 'Add to cart', group: 'Content', kind: 'checkbox' },
  { key: 'padding', label: 'Padding', group: 'Layout', kind: 'spacing', perDevice: true },
  { key: 'margin', label: 'Margin', group: 'Layout', kind: 'spacing', perDevice: true },
  {
    key: 'maxWidth',
    label: 'Width of the content',
    group: 'Layout',
    kind: 'unitNumber',
    units: ['px', 'rem', '%', 'vw'],
    min: 0,
  },
  {
    key: 'titleAlign',
    label: 'Title alignment',
    group: 'Layout',
    kind: 'select',
    options: aligns,
  },
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
  {
    key: 'imageFit',
    label: 'Picture fit',
    group: 'Layout',
    kind: 'select',
    options: [
      { value: 'cover', label: 'Fill the frame' },
      { value: 'contain', label: 'Show it whole' },
    ],
  },
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
  { key: 'fontFamily', label: 'Font', group: 'Style', kind: 'select', options: sectionFonts },
  {
    key: 'titleSize',
    label: 'Title size',
    group: 'Style',
    kind: 'unitNumber',
    units: textSizes,
    min: 0,
    max: 200,
    perDevice: true,
  },
  { key: 'titleColor', label: 'Title', group: 'Style', kind: 'color' },
  { key: 'textColor', label: 'Text', group: 'Style', kind: 'color' },
  { key: 'priceColor', label: 'Price', group: 'Style', kind: 'color' },
  { key: 'saleColor', label: 'Sale', group: 'Style', kind: 'color' },
  { key: 'cardColor', label: 'Card', group: 'Style', kind: 'color' },
  {
    key: 'cardRadius',
    label: 'Rounded corners',
    group: 'Style',
    kind: 'unitNumber',
    units: textSizes,
    min: 0,
  },
  { key: 'buttonColor', label: 'Button', group: 'Style', kind: 'color' },
  { key: 'buttonTextColor', label: 'Text of the button', group: 'Style', kind: 'color' },
  { key: 'backgroundColor', label: 'Background', group: 'Style', kind: 'color' },
]
