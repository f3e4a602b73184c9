import { backgroundColor, margin, padding, textColor } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  entry,
  image,
  list,
  number,
  perDevice,
  select,
  text,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, fontWeight } from '../../kit/text-settings.ts'
import { ownStyle } from '../../parts/section-frame/section-settings.ts'

const words = entry('Words', {
  text: text('Words', { default: 'New words', maxLength: 120, inline: true }),
  image: image('Image before them'),
})

export const marqueeSchema = defineSection({
  type: 'marquee',
  name: 'Marquee',
  otherNames: 'ticker moving text scrolling band',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M2 9h20v6H2zM5 12h4M12 12h3M18 12h1',
  migrations: [],
  settings: {
    ...content({
      items: list('Words', words, {
        default: [
          { id: 'first', text: 'Made by hand' },
          { id: 'second', text: 'In small numbers' },
          { id: 'third', text: 'To last' },
        ],
        maxItems: 20,
      }),
      separator: select('Between them', {
        dot: 'A dot',
        star: 'A star',
        slash: 'A slash',
        none: 'Nothing',
      }),
    }),
    ...layout({
      seconds: number('Seconds per round', { default: 24, min: 4, max: 120, unit: 's' }),
      direction: select('Moves', { left: 'To the left', right: 'To the right' }),
      gap: perDevice(unitNumber('Space between', { default: '2rem', units: textSizes })),
      padding: padding('1.75rem 0', { mobile: '1.25rem 0' }),
      margin,
    }),
    ...style({
      fontSize: perDevice(
        unitNumber('Text size', { default: '2.5rem', units: textSizes, max: 300 }),
        { mobile: '1.625rem' },
      ),
      fontWeight: fontWeight('600'),
      fontFamily,
      isUppercase: checkbox('In capitals'),
      isOutlined: checkbox('Outlines only'),
      backgroundColor,
      textColor,
    }),
    ...ownStyle,
  },
})

export type MarqueeWords = typeof words.item
