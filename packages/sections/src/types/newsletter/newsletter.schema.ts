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
import { color, image, is, select, text, textarea } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { newsletterMigrations } from './newsletter.migrations.ts'

export const newsletterSchema = defineSection({
  type: 'newsletter',
  name: 'Newsletter',
  otherNames: 'subscribe email sign-up mailing list',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 6h18v12H3zM3 6l9 7 9-7',
  migrations: newsletterMigrations,
  settings: {
    ...content({
      title: title('Letters, now and then'),
      text: textarea('Text', {
        default: 'New things, quiet offers and the stories behind them.',
        maxLength: 400,
        inline: true,
      }),
      buttonText: text('Button', { default: 'Subscribe', maxLength: 40 }),
      note: text('Line below the field', {
        default: 'You confirm your address by email, and can leave at any time.',
        maxLength: 200,
        inline: true,
      }),
      image: image('Image'),
    }),
    ...layout({
      arrangement: select('Arrangement', {
        center: 'In the middle',
        row: 'Words and field side by side',
        beside: 'Beside the image',
        over: 'On the image',
      }),
      maxWidth,
      padding: padding('4.5rem 2rem', { mobile: '3rem 1.25rem' }),
      margin,
    }),
    ...style({
      fontFamily,
      titleSize: titleSize(200, '1.625rem'),
      backgroundColor,
      textColor,
      overlay: color('Overlay', {
        default: 'rgba(0, 0, 0, 0.45)',
        visibleIf: is('arrangement', 'over'),
      }),
      buttonColor: color('Button', { unset: 'accentColor' }),
      buttonTextColor: color('Text of the button', { standsOn: 'buttonColor' }),
      imageRadius: corners(textSizes),
    }),
  },
})
