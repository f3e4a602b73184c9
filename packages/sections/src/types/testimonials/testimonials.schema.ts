import {
  backgroundColor,
  color,
  corners,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { gap } from '../../kit/column-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { aligns, textSizes, type Align, type SectionFont } from '../../kit/shared-settings.ts'
import { newTestimonial, testimonialSettings, type Testimonial } from './testimonial.schema.ts'
import { testimonialsMigrations } from './testimonials.migrations.ts'
import { fontFamily, titleSize } from '../../kit/text-settings.ts'

export interface TestimonialsProps {
  headerTitle: string
  headerDescription: string
  entries: Testimonial[]
  columns: PerDevice<number>
  showRating: boolean
  showProfileImage: boolean
  headerAlign: Align
  gap: PerDevice<string>
  maxWidth: string
  padding: PerDevice<string>
  margin: PerDevice<string>
  titleSize: PerDevice<string>
  fontFamily: SectionFont
  backgroundColor: string
  textColor: string
  cardStyle: 'filled' | 'outlined' | 'plain'
  cardColor: string
  cardTextColor: string
  cardPadding: PerDevice<string>
  /** Empty: as round as the shop's other corners. */
  cardRadius: string
  starColor: string
  starSize: string
}

const defaults: TestimonialsProps = {
  headerTitle: 'What our customers say',
  headerDescription: '',
  entries: [
    {
      ...newTestimonial,
      id: 'first',
      name: 'Clara Jensen',
      role: 'Customer since the first year',
      text: 'Even lovelier than in the pictures, and packed with such care that I kept the box.',
    },
    {
      ...newTestimonial,
      id: 'second',
      name: 'Yusuf Demir',
      role: 'Bought a present',
      text: 'I asked a question on Sunday evening and had a kind answer before breakfast.',
    },
    {
      ...newTestimonial,
      id: 'third',
      name: 'Amélie Roux',
      role: 'Came back three times',
      text: 'It does one thing, does it well, and still does it after a year of daily use.',
      rating: 4,
    },
  ],
  columns: { base: 3, tablet: 2, mobile: 1 },
  showRating: true,
  showProfileImage: true,
  headerAlign: 'center',
  gap: '1.5rem',
  maxWidth: '1280px',
  padding: { base: '4rem 2rem', mobile: '3rem 1.25rem' },
  margin: '0',
  titleSize: { base: '2rem', mobile: '1.625rem' },
  fontFamily: 'theme',
  backgroundColor: '',
  textColor: '',
  cardStyle: 'filled',
  cardColor: '',
  cardTextColor: '',
  cardPadding: { base: '2rem', mobile: '1.5rem' },
  cardRadius: '',
  starColor: '#b7791f',
  starSize: '1.125rem',
}

export const testimonialsSchema = defineSection({
  type: 'testimonials',
  name: 'Testimonials',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M4 5h16v11h-9l-5 4v-4H4zM9 9v3M14 9v3',
  defaults,
  migrations: testimonialsMigrations,
  settings: [
    {
      key: 'headerTitle',
      label: 'Title',
      group: 'Content',
      kind: 'text',
      maxLength: 200,
      inline: true,
    },
    {
      key: 'headerDescription',
      label: 'Description',
      group: 'Content',
      kind: 'textarea',
      maxLength: 1000,
      inline: true,
    },
    {
      key: 'entries',
      label: 'Testimonials',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Testimonial',
      maxItems: 24,
      item: newTestimonial,
      settings: testimonialSettings,
    },
    { key: 'showRating', label: 'Stars', group: 'Content', kind: 'checkbox' },
    { key: 'showProfileImage', label: 'Pictures of people', group: 'Content', kind: 'checkbox' },
    {
      key: 'columns',
      label: 'Columns',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 4,
      perDevice: true,
    },
    {
      key: 'headerAlign',
      label: 'Alignment of the title',
      group: 'Layout',
      kind: 'select',
      options: aligns,
    },
    gap,
    maxWidth,
    padding,
    margin,
    titleSize(300),
    fontFamily,
    backgroundColor,
    textColor,
    {
      key: 'cardStyle',
      label: 'Cards',
      group: 'Style',
      kind: 'select',
      options: [
        { value: 'filled', label: 'Filled' },
        { value: 'outlined', label: 'Outlined' },
        { value: 'plain', label: 'Plain' },
      ],
    },
    { ...color('cardColor', 'Card'), visibleIf: { setting: 'cardStyle', is: 'filled' } },
    color('cardTextColor', 'Text of cards', { standsOn: 'cardColor' }),
    {
      key: 'cardPadding',
      label: 'Padding of cards',
      group: 'Style',
      kind: 'spacing',
      perDevice: true,
    },
    corners('cardRadius', textSizes),
    { ...color('starColor', 'Stars'), visibleIf: { setting: 'showRating', is: true } },
    {
      key: 'starSize',
      label: 'Size of stars',
      group: 'Style',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      max: 100,
      visibleIf: { setting: 'showRating', is: true },
    },
  ],
})
