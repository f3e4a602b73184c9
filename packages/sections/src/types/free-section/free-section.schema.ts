import { blockAlign } from '../../kit/block-settings.ts'
import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { layoutSettings } from '../../kit/layout-settings.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { freeSectionMigrations } from './free-section.migrations.ts'

export const freeSectionSchema = defineSection({
  type: 'freeSection',
  name: 'Free section',
  otherNames: 'blocks columns grid row stack layers overlap custom',
  contentType: 'normal',
  version: 1,
  group: 'Layout',
  icon: 'M3 4h18v16H3zM6 7h6v10H6zM15 7h3v4h-3zM15 14h3v3h-3z',
  migrations: freeSectionMigrations,
  blocks: {
    takes: 'all',
    max: 100,
    defaults: [
      { type: 'heading', props: { text: 'Say it in your own way' } },
      {
        type: 'text',
        props: {
          text: 'Drag blocks here: words, images, buttons, and groups that hold more of them.',
        },
      },
    ],
  },
  settings: {
    ...layout({
      ...withDefaults(layoutSettings, { gap: '1.5rem' }),
      textAlign: blockAlign,
      maxWidth,
      padding: padding('4rem 2rem', { mobile: '3rem 1.25rem' }),
      margin,
    }),
    ...style({ fontFamily, backgroundColor, textColor }),
  },
})
