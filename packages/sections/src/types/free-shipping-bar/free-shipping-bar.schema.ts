import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, spacing, text } from '../../kit/setting-builders.ts'
import { fontSize, fontWeight } from '../../kit/text-settings.ts'
import { freeShippingBarQueries } from './free-shipping-bar.data.ts'
import { freeShippingBarMigrations } from './free-shipping-bar.migrations.ts'

const withAmount = { maxLength: 160, help: '{amount} stands for the amount' }

export const freeShippingBarSchema = defineSection({
  type: 'freeShippingBar',
  name: 'Free-shipping bar',
  otherNames: 'delivery progress announcement',
  contentType: 'global',
  version: 1,
  group: 'Header and footer',
  icon: 'M2 6h12v8H2zM14 9h4l4 3v2h-8zM4 20h16',
  migrations: freeShippingBarMigrations,
  queries: freeShippingBarQueries,
  settings: {
    ...content({
      startText: text('With an empty cart', {
        default: 'Free shipping from {amount}',
        ...withAmount,
      }),
      missingText: text('While something is missing', {
        default: 'Only {amount} to free shipping',
        ...withAmount,
      }),
      reachedText: text('Once it is reached', {
        default: 'You have free shipping',
        maxLength: 160,
      }),
      showProgress: checkbox('Progress', { default: true }),
    }),
    ...layout({ padding: spacing('Padding', { default: '0.625rem 1rem' }) }),
    ...style({
      backgroundColor: color('Background', { default: 'var(--shop-soft)' }),
      textColor: color('Text colour', { standsOn: 'backgroundColor' }),
      progressColor: color('Progress', { unset: 'accentColor' }),
      fontSize: fontSize('0.875rem'),
      fontWeight: fontWeight('500'),
    }),
  },
})
