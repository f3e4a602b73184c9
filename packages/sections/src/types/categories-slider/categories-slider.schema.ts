import {
  backgroundColor,
  color,
  corners,
  imageFit,
  margin,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { columnSettings, howMany, listWidth, spacing } from '../../kit/column-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { textSizes, type Align, type SectionFont } from '../../kit/shared-settings.ts'
import { categoriesSliderQueries } from './categories-slider.data.ts'
import { categoriesSliderMigrations } from './categories-slider.migrations.ts'
import { fontFamily, title, titleAlign, titleSize } from '../../kit/text-settings.ts'

export interface CategoriesSliderProps {
  title: string
  titleAlign: Align
  numberOfCategories: number
  autoPlay: boolean
  /** Milliseconds. */
  autoplayDelay: number
  loop: boolean
  navigation: boolean
  pagination: boolean
  desktopColumns: number
  tabletColumns: number
  mobileColumns: number
  /** Pixels between the cards. */
  spacing: PerDevice<number>
  imageSize: PerDevice<string>
  imageRadius: string
  imageFit: 'cover' | 'contain'
  padding: PerDevice<string>
  margin: PerDevice<string>
  maxWidth: string
  fontFamily: SectionFont
  titleSize: PerDevice<string>
  nameSize: PerDevice<string>
  titleColor: string
  textColor: string
  backgroundColor: string
}

const defaults: CategoriesSliderProps = {
  title: 'Shop by Categories',
  titleAlign: 'center',
  numberOfCategories: 8,
  autoPlay: true,
  autoplayDelay: 3000,
  loop: true,
  navigation: true,
  pagination: false,
  desktopColumns: 5,
  tabletColumns: 3,
  mobileColumns: 2,
  spacing: { base: 12, tablet: 16, mobile: 6 },
  imageSize: '150px',
  imageRadius: '50%',
  imageFit: 'cover',
  padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
  margin: '0',
  maxWidth: '1280px',
  fontFamily: 'theme',
  titleSize: { base: '2rem', mobile: '1.5rem' },
  nameSize: '1rem',
  titleColor: '',
  textColor: '',
  backgroundColor: '',
}

export const categoriesSliderSchema = defineSection({
  type: 'categoriesSlider',
  name: 'Category slider',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM3 9v6M21 9v6',
  defaults,
  migrations: categoriesSliderMigrations,
  queries: categoriesSliderQueries,
  settings: [
    title,
    howMany('numberOfCategories'),
    { key: 'autoPlay', label: 'Moves by itself', group: 'Content', kind: 'checkbox' },
    {
      key: 'autoplayDelay',
      label: 'Time between moves',
      group: 'Content',
      kind: 'number',
      min: 1000,
      max: 60_000,
      step: 100,
      unit: 'ms',
      visibleIf: { setting: 'autoPlay', is: true },
    },
    { key: 'loop', label: 'Starts over at the end', group: 'Content', kind: 'checkbox' },
    { key: 'navigation', label: 'Arrows', group: 'Content', kind: 'checkbox' },
    { key: 'pagination', label: 'Dots', group: 'Content', kind: 'checkbox' },
    ...columnSettings([6, 5, 3]),
    spacing,
    padding,
    margin,
    listWidth,
    titleAlign,
    {
      key: 'imageSize',
      label: 'Picture size',
      group: 'Style',
      kind: 'unitNumber',
      units: ['px', 'rem'],
      min: 0,
      perDevice: true,
    },
    corners('imageRadius', ['%', 'px', 'rem']),
    { ...imageFit, group: 'Style' },
    fontFamily,
    titleSize(200),
    {
      key: 'nameSize',
      label: 'Size of the names',
      group: 'Style',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      max: 200,
      perDevice: true,
    },
    color('titleColor', 'Title', { unset: 'textColor', standsOn: 'backgroundColor' }),
    textColor,
    backgroundColor,
  ],
})
