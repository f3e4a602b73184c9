import {
  backgroundColor,
  corners,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  is,
  list,
  number,
  perDevice,
  select,
  spacing,
  text,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { aligns, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, titleSize } from '../../kit/text-settings.ts'
import { testimonial } from './testimonial.schema.ts'
import { testimonialsMigrations } from './testimonials.migrations.ts'

export const testimonialsSchema = defineSection({
  type: 'testimonials',
  name: 'Testimonials',
  otherNames: 'quotes feedback',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M4 5h16v11h-9l-5 4v-4H4zM9 9v3M14 9v3',
  migrations: testimonialsMigrations,
  settings: {
    ...content({
      headerTitle: text('Title', {
        default: 'What our customers say',
        maxLength: 200,
        inline: true,
      }),
      headerDescription: textarea('Description', { maxLength: 1000, inline: true }),
      entries: list('Testimonials', testimonial, {
        default: [
          {
            id: 'first',
            name: 'Clara Jensen',
            role: 'Customer since the first year',
            text: 'Even lovelier than in the pictures, and packed with such care that I kept the box.',
          },
          {
            id: 'second',
            name: 'Yusuf Demir',
            role: 'Bought a present',
            text: 'I asked a question on Sunday evening and had a kind answer before breakfast.',
          },
          {
            id: 'third',
            name: 'Amélie Roux',
            role: 'Came back three times',
            text: 'It does one thing, does it well, and still does it after a year of daily use.',
            rating: 4,
          },
        ],
        maxItems: 24,
      }),
      showRating: checkbox('Stars', { default: true }),
      showProfileImage: checkbox('Profile images', { default: true }),
    }),
    ...layout({
      columns: perDevice(number('Columns', { default: 3, min: 1, max: 4 }), {
        tablet: 2,
        mobile: 1,
      }),
      headerAlign: select('Alignment of the title', aligns, { default: 'center' }),
      gap: perDevice(unitNumber('Gap', { default: '1.5rem', units: textSizes })),
      maxWidth,
      padding: padding('4rem 2rem', { mobile: '3rem 1.25rem' }),
      margin,
    }),
    ...style({
      titleSize: titleSize(300, '1.625rem'),
      fontFamily,
      backgroundColor,
      textColor,
      cardStyle: select('Cards', { filled: 'Filled', outlined: 'Outlined', plain: 'Plain' }),
      cardColor: color('Card', { visibleIf: is('cardStyle', 'filled') }),
      cardTextColor: color('Text of cards', { standsOn: 'cardColor' }),
      cardPadding: perDevice(spacing('Padding of cards', { default: '2rem' }), {
        mobile: '1.5rem',
      }),
      /** Empty means the theme's corner radius. */
      cardRadius: corners(textSizes),
      starColor: color('Stars', { default: '#b7791f', visibleIf: is('showRating', true) }),
      starSize: unitNumber('Size of stars', {
        default: '1.125rem',
        units: textSizes,
        max: 100,
        visibleIf: is('showRating', true),
      }),
    }),
  },
})
