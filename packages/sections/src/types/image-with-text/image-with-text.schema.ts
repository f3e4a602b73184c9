import { blockAlign } from '../../kit/block-settings.ts'
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
import {
  color,
  image,
  is,
  perDevice,
  select,
  text,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily } from '../../kit/text-settings.ts'
import { imageWithTextMigrations } from './image-with-text.migrations.ts'

const ifBeside = { visibleIf: is('arrangement', 'beside') } as const

export const imageWithTextSchema = defineSection({
  type: 'imageWithText',
  name: 'Image with text',
  otherNames: 'picture photo beside over overlapping media story',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h9v14H3zM15 8h6M15 12h6M15 16h4',
  migrations: imageWithTextMigrations,
  blocks: {
    takes: ['heading', 'text', 'richText', 'button', 'icon', 'divider', 'spacer', 'group'],
    max: 20,
    defaults: [
      { type: 'heading', props: { text: 'The story behind it' } },
      {
        type: 'text',
        props: { text: 'Where it comes from, who makes it, and why you would miss it.' },
      },
      { type: 'button', props: { text: 'Read more', variant: 'secondary' } },
    ],
  },
  settings: {
    ...content({
      image: image('Image', { isNeeded: true }),
      alt: text('Description', { maxLength: 300, help: 'For shoppers who cannot see the image' }),
    }),
    ...layout({
      arrangement: select('The text is', {
        beside: 'Beside the image',
        over: 'On the image',
        overlapping: 'Overlapping the image',
      }),
      side: select('Side of the text', { right: 'Right', left: 'Left' }),
      share: select(
        'Width of the image',
        { '1 1': 'One half', '3 2': 'Three fifths', '2 3': 'Two fifths', '2 1': 'Two thirds' },
        ifBeside,
      ),
      height: perDevice(unitNumber('Height of the image', { default: '520px', units: boxSizes }), {
        mobile: '320px',
      }),
      focus: perDevice(
        select('Shows above all', {
          center: 'Its centre',
          top: 'Its top',
          bottom: 'Its bottom',
          left: 'Its left',
          right: 'Its right',
        }),
      ),
      vertical: select(
        'Vertical position',
        { start: 'Top', center: 'Centre', end: 'Bottom' },
        { default: 'center' },
      ),
      textAlign: blockAlign,
      gap: perDevice(unitNumber('Space between blocks', { default: '1.25rem', units: textSizes })),
      textWidth: unitNumber('Width of the text', { default: '32rem', units: boxSizes }),
      maxWidth,
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
    }),
    ...style({
      fontFamily,
      backgroundColor,
      textColor,
      textBackground: color('Ground of the text', {
        help: 'Empty: the page, where the text overlaps the image',
      }),
      overlay: color('Overlay', {
        default: 'rgba(0, 0, 0, 0.35)',
        visibleIf: is('arrangement', 'over'),
      }),
      borderRadius: corners(textSizes),
    }),
  },
})
