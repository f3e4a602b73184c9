import { backgroundColor, margin, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { image, perDevice, select, text, textarea, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, fontWeight } from '../../kit/text-settings.ts'
import { ownStyle } from '../../parts/section-frame/section-settings.ts'

export const quoteSchema = defineSection({
  type: 'quote',
  name: 'Quote',
  otherNames: 'citation blockquote saying pull quote press',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M5 16c0-5 1-8 5-9M5 12h5v5H5zM14 16c0-5 1-8 5-9M14 12h5v5h-5z',
  migrations: [],
  settings: {
    ...content({
      text: textarea('Quote', {
        default: 'I have owned it for three years, and still look at it every single morning.',
        maxLength: 1000,
        inline: true,
      }),
      name: text('Name', { default: 'Clara Jensen', maxLength: 100, inline: true }),
      role: text('Who they are', { default: 'Architect', maxLength: 100, inline: true }),
      image: image('Portrait, or a logo'),
    }),
    ...layout({
      textAlign: select('Alignment', { center: 'Centre', left: 'Left' }),
      maxWidth: unitNumber('Content width', { default: '860px', units: boxSizes }),
      padding: padding('5rem 2rem', { mobile: '3.5rem 1.25rem' }),
      margin,
    }),
    ...style({
      look: select('Style', { mark: 'A large mark', line: 'A line at its side', plain: 'Plain' }),
      fontSize: perDevice(
        unitNumber('Text size', { default: '2rem', units: textSizes, max: 300 }),
        { mobile: '1.5rem' },
      ),
      fontWeight: fontWeight('500'),
      fontFamily,
      imageShape: select('Image', { round: 'Round', free: 'As it is' }),
      backgroundColor,
      textColor,
    }),
    ...ownStyle,
  },
})
