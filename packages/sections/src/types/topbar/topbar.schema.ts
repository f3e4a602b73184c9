import { fixedMargin } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, entry, list, number, spacing, text } from '../../kit/setting-builders.ts'
import { fontSize, fontWeight } from '../../kit/text-settings.ts'
import { topbarMigrations } from './topbar.migrations.ts'

const message = entry('Message', {
  icon: text('Icon', {
    maxLength: 16,
    help: 'An emoji, or one of: truck, return, heart, star, gift, leaf, clock, tag',
  }),
  text: text('Text', { default: 'New message', maxLength: 200, inline: true }),
})

export const topbarSchema = defineSection({
  type: 'topbar',
  name: 'Top bar',
  otherNames: 'announcement bar',
  contentType: 'global',
  version: 1,
  group: 'Header and footer',
  icon: 'M3 5h18v5H3zM3 15h18M3 19h18',
  migrations: topbarMigrations,
  settings: {
    ...content({
      messages: list('Messages', message, {
        default: [
          { id: 'shipping', icon: 'truck', text: 'Free shipping worldwide' },
          { id: 'returns', icon: 'return', text: 'Thirty days to change your mind' },
          { id: 'care', icon: 'heart', text: 'Packed by hand, with care' },
        ],
        maxItems: 20,
      }),
      animationDuration: number('Seconds per round', { default: 12, min: 2, max: 120, unit: 's' }),
      showRemove: checkbox('Messages can be removed'),
      showClose: checkbox('The bar can be closed', { default: true }),
    }),
    ...layout({
      margin: fixedMargin,
      padding: spacing('Padding', { default: '0.6rem 1rem' }),
    }),
    ...style({
      backgroundColor: color('Background', { unset: 'accentColor' }),
      textColor: color('Text colour', { standsOn: 'backgroundColor' }),
      fontSize: fontSize('0.8125rem'),
      fontWeight: fontWeight('500'),
    }),
  },
})

export type TopbarMessage = typeof message.item
