import { defineSection } from '../define-section.ts'
import type { PerDevice } from '../per-device.ts'
import {
  aligns,
  sectionFonts,
  textSizes,
  type Align,
  type SectionFont,
} from '../shared-settings.ts'
import { categoriesSliderQueries } from './categories-slider.data.ts'
import { categoriesSliderMigrations } from './categories-slider.migrations.ts'

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
    {
      key: 'title',
      label: 'Title',
      group: 'Content',
      kind: 'text',
      maxLength: 120,
      inline: true,
    },
    {
      key: 'numberOfCategories',
      label: 'How many',
      group: 'Content',
      kind: 'number',
      min: 1,
      max: 100,
    },
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
    {
      key: 'desktopColumns',
      label: 'Columns on a desktop',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 6,
    },
    {
      key: 'tabletColumns',
      label: 'Columns on a tablet',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 5,
    },
    {
      key: 'mobileColumns',
      label: 'Columns on a phone',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 3,
    },
    {
      key: 'spacing',
      label: 'Spacing',
      group: 'Layout',
      kind: 'number',
      min: 0,
      max: 100,
      unit: 'px',
      perDevice: true,
    },
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
      key: 'imageSize',
      label: 'Picture size',
      group: 'Style',
      kind: 'unitNumber',
      units: ['px', 'rem'],
      min: 0,
      perDevice: true,
    },
    {
      key: 'imageRadius',
      label: 'Rounded corners',
      group: 'Style',
      kind: 'unitNumber',
      units: ['%', 'px', 'rem'],
      min: 0,
    },
    {
      key: 'imageFit',
      label: 'Picture fit',
      group: 'Style',
      kind: 'select',
      options: [
        { value: 'cover', label: 'Fill the frame' },
        { value: 'contain', label: 'Show it whole' },
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
    { key: 'titleColor', label: 'Title', group: 'Style', kind: 'color' },
    { key: 'textColor', label: 'Text', group: 'Style', kind: 'color' },
    { key: 'backgroundColor', label: 'Background', group: 'Style', kind: 'color' },
  ],
})
