import {
  backgroundColor,
  corners,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { content, layout, style, type ValuesOf } from '../../kit/declared-setting.ts'
import {
  color,
  css,
  is,
  number,
  perDevice,
  select,
  spacing,
  text,
  textarea,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { aligns, gapSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, titleSize } from '../../kit/text-settings.ts'

/** The title and the description above a section's content. */
export const headerContent = (title = '', description = '') =>
  content({
    headerTitle: text('Title', { default: title, maxLength: 200, inline: true }),
    headerDescription: textarea('Description', {
      default: description,
      maxLength: 1000,
      inline: true,
    }),
  })

export const headerLayout = layout({
  headerAlign: select('Alignment of the title', aligns, { default: 'center' }),
})

export const boxLayout = layout({
  maxWidth,
  padding: padding('4rem 2rem', { mobile: '3rem 1.25rem' }),
  margin,
})

/** The owner's own rules, the last of the settings. */
export const ownStyle = style({
  css: css('Own CSS', { help: 'For this section only. & is the section itself.' }),
})

export const boxStyle = style({
  titleSize: titleSize(300, '1.625rem'),
  fontFamily,
  backgroundColor,
  textColor,
})

/** Columns of equal width. */
export const gridLayout = (desktop: number, tablet: number, mobile: number, max = 6) =>
  layout({
    columns: perDevice(number('Columns', { default: desktop, min: 1, max }), { tablet, mobile }),
    gap: perDevice(unitNumber('Gap', { default: '1.5rem', units: gapSizes })),
  })

export const cardStyle = style({
  cardStyle: select('Cards', { filled: 'Filled', outlined: 'Outlined', plain: 'Plain' }),
  cardColor: color('Card', { visibleIf: is('cardStyle', 'filled') }),
  cardTextColor: color('Text of cards', { standsOn: 'cardColor' }),
  cardPadding: perDevice(spacing('Padding of cards', { default: '2rem' }), { mobile: '1.5rem' }),
  /** Empty means the theme's corner radius. */
  cardRadius: corners(textSizes),
})

export type HeaderProps = ValuesOf<ReturnType<typeof headerContent>> &
  ValuesOf<typeof headerLayout> &
  Pick<ValuesOf<typeof boxStyle>, 'titleSize'>

export type GridProps = ValuesOf<ReturnType<typeof gridLayout>>
export type CardProps = ValuesOf<typeof cardStyle>
