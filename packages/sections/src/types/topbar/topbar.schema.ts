import { backgroundColor, color, fixedMargin } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { FontWeight } from '../../kit/shared-settings.ts'
import { topbarMigrations } from './topbar.migrations.ts'
import { fontSize, fontWeight } from '../../kit/text-settings.ts'

export interface TopbarMessage {
  id: string
  icon: string
  text: string
}

export interface TopbarProps {
  messages: TopbarMessage[]
  /** Seconds that one round of the messages takes. */
  animationDuration: number
  showRemove: boolean
  showClose: boolean
  margin: string
  padding: string
  backgroundColor: string
  textColor: string
  fontSize: string
  fontWeight: FontWeight
}

const defaults: TopbarProps = {
  messages: [
    { id: 'shipping', icon: 'truck', text: 'Free shipping worldwide' },
    { id: 'returns', icon: 'return', text: 'Thirty days to change your mind' },
    { id: 'care', icon: 'heart', text: 'Packed by hand, with care' },
  ],
  animationDuration: 12,
  showRemove: false,
  showClose: true,
  margin: '0',
  padding: '0.6rem 1rem',
  backgroundColor: '',
  textColor: '',
  fontSize: '0.8125rem',
  fontWeight: '500',
}

export const topbarSchema = defineSection({
  type: 'topbar',
  name: 'Top bar',
  contentType: 'global',
  version: 1,
  group: 'Header and footer',
  icon: 'M3 5h18v5H3zM3 15h18M3 19h18',
  defaults,
  migrations: topbarMigrations,
  settings: [
    {
      key: 'messages',
      label: 'Messages',
      group: 'Content',
      kind: 'list',
      itemLabel: 'Message',
      maxItems: 20,
      item: { id: '', icon: '', text: 'New message' },
      settings: [
        {
          key: 'icon',
          label: 'Icon',
          kind: 'text',
          maxLength: 16,
          help: 'An emoji, or one of: truck, return, heart, star, gift, leaf, clock, tag',
        },
        { key: 'text', label: 'Text', kind: 'text', maxLength: 200, inline: true },
      ],
    },
    {
      key: 'animationDuration',
      label: 'Seconds per round',
      group: 'Content',
      kind: 'number',
      min: 2,
      max: 120,
      unit: 's',
    },
    { key: 'showRemove', label: 'Messages can be removed', group: 'Content', kind: 'checkbox' },
    { key: 'showClose', label: 'The bar can be closed', group: 'Content', kind: 'checkbox' },
    fixedMargin,
    { ...fixedMargin, key: 'padding', label: 'Padding' },
    { ...backgroundColor, unset: 'accentColor' },
    color('textColor', 'Text', { standsOn: 'backgroundColor' }),
    fontSize,
    fontWeight,
  ],
})
