import { blockAlign } from '../../kit/block-settings.ts'
import { backgroundColor, margin, maxWidth, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { layoutSettings } from '../../kit/layout-settings.ts'
import { color, text, textarea } from '../../kit/setting-builders.ts'
import { fontFamily } from '../../kit/text-settings.ts'

export const formSchema = defineSection({
  type: 'form',
  name: 'Form',
  otherNames: 'fields questions survey request enquiry application contact',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M4 3h16v18H4zM7 7h10M7 11h10v3H7zM7 17h4',
  migrations: [],
  blocks: {
    takes: 'all',
    max: 60,
    defaults: [
      { type: 'heading', props: { text: 'Ask us anything' } },
      { type: 'fieldText', props: { asksFor: 'name', isRequired: true } },
      { type: 'fieldEmail', props: { isRequired: true } },
      { type: 'fieldLongText', props: { isRequired: true } },
      { type: 'fieldCheckbox' },
    ],
  },
  settings: {
    ...content({
      subject: text('Title of the messages', {
        default: 'Form',
        maxLength: 120,
        help: 'By which you know them among your messages',
      }),
      buttonText: text('Button', { default: 'Send', maxLength: 80 }),
      successTitle: text('Title after sending', { default: 'Thank you!', maxLength: 200 }),
      successBody: textarea('Text after sending', {
        default: 'We have received what you sent.',
        maxLength: 500,
      }),
    }),
    ...layout({
      ...withDefaults(layoutSettings, { gap: '1.25rem' }),
      textAlign: blockAlign,
      ...withDefaults({ maxWidth }, { maxWidth: '680px' }),
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
    }),
    ...style({
      fontFamily,
      backgroundColor,
      textColor,
      buttonColor: color('Button', { unset: 'accentColor' }),
      buttonTextColor: color('Text of the button', { standsOn: 'buttonColor' }),
    }),
  },
})
