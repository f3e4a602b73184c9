import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  color,
  dateTime,
  is,
  link,
  perDevice,
  select,
  text,
  timeZone,
  unitNumber,
} from '../../kit/setting-builders.ts'
import { linkTargets, linkTypes, textSizes } from '../../kit/shared-settings.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

export const countdownSchema = defineSection({
  type: 'countdown',
  name: 'Countdown',
  otherNames: 'timer clock launch sale ends deadline',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M12 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9v4l2.500 2M10 2h4',
  migrations: [],
  settings: {
    ...headerContent('The winter sale ends soon'),
    ...content({
      endsAt: dateTime('Ends at'),
      timeZone: timeZone('Time zone'),
      showSeconds: checkbox('Seconds', { default: true }),
      showDate: checkbox('The date below', { default: true }),
      linkLabel: text('Button', { maxLength: 60, inline: true }),
      type: select('Leads to', linkTypes),
      url: link('Address', { default: '/shop' }),
      target: select('Opens in', linkTargets),
      after: select('After the end', {
        words: 'Show other words',
        hide: 'Hide the section',
        zero: 'Show zeros',
      }),
      afterText: text('Words after the end', {
        default: 'It is over. There will be another one.',
        maxLength: 200,
        inline: true,
        visibleIf: is('after', 'words'),
      }),
    }),
    ...layout({
      headerAlign: select('Alignment', { center: 'Centre', left: 'Left', right: 'Right' }),
    }),
    ...boxLayout,
    ...boxStyle,
    ...style({
      look: select('Numbers', { cards: 'On cards', plain: 'Plain', lines: 'With lines between' }),
      numberSize: perDevice(
        unitNumber('Size of numbers', { default: '3.25rem', units: textSizes, max: 200 }),
        { mobile: '2rem' },
      ),
      numberColor: color('Numbers', { unset: 'textColor' }),
    }),
    ...ownStyle,
  },
})
