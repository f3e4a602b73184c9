import { fixedMargin } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, link, select, spacing, text } from '../../kit/setting-builders.ts'
import { aligns, linkTargets, linkTypes } from '../../kit/shared-settings.ts'
import { fontSize, fontWeight } from '../../kit/text-settings.ts'
import { ownStyle } from '../../parts/section-frame/section-settings.ts'

export const announcementSchema = defineSection({
  type: 'announcement',
  name: 'Announcement',
  otherNames: 'bar notice message band promo',
  contentType: 'global',
  version: 1,
  group: 'Header and footer',
  icon: 'M4 10v4l10 4V6zM14 9a3 3 0 0 1 0 6M6 15l1.500 5h2L8 15.500',
  migrations: [],
  settings: {
    ...content({
      icon: text('Icon', {
        maxLength: 16,
        help: 'An emoji, or one of: truck, return, heart, star, gift, leaf, clock, tag',
      }),
      text: text('Text', {
        default: 'The new collection is here.',
        maxLength: 240,
        inline: true,
      }),
      linkLabel: text('Link', { default: 'See it first', maxLength: 60, inline: true }),
      type: select('Leads to', linkTypes),
      url: link('Address', { default: '/shop' }),
      target: select('Opens in', linkTargets),
      isClosable: checkbox('Shoppers can close it'),
    }),
    ...layout({
      textAlign: select('Alignment', aligns, { default: 'center' }),
      margin: fixedMargin,
      padding: spacing('Padding', { default: '0.75rem 1.25rem' }),
    }),
    ...style({
      backgroundColor: color('Background', { unset: 'accentColor' }),
      textColor: color('Text colour', { standsOn: 'backgroundColor' }),
      fontSize: fontSize('0.9375rem'),
      fontWeight: fontWeight('500'),
    }),
    ...ownStyle,
  },
})
