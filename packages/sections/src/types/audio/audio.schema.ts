import { content, layout, style, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { audio, entry, image, list, richText, select, text } from '../../kit/setting-builders.ts'
import {
  boxLayout,
  boxStyle,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const recording = entry('Recording', {
  title: text('Title', { default: 'A recording', maxLength: 150, inline: true }),
  text: text('More about it', { maxLength: 200, inline: true }),
  src: audio('Recording', { help: 'An MP3, M4A, AAC, Ogg or WAV file' }),
  transcript: richText('Transcript', { inline: true }),
})

export const audioSchema = defineSection({
  type: 'audio',
  name: 'Audio',
  otherNames: 'sound podcast music recording player',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-3-3 3 3 0 0 1 3 3zM20 16a3 3 0 1 1-3-3 3 3 0 0 1 3 3z',
  migrations: [],
  settings: {
    ...headerContent('Listen'),
    ...content({
      items: list('Recordings', recording, {
        default: [
          { id: 'first', title: 'A morning in the workshop', text: 'Four minutes, with a plane' },
        ],
        maxItems: 20,
      }),
      image: image('Cover'),
    }),
    ...headerLayout,
    ...layout({
      arrangement: select('The cover is', { beside: 'Beside the recordings', above: 'Above them' }),
    }),
    ...withDefaults(boxLayout, { maxWidth: '860px' }),
    ...boxStyle,
    ...style({ look: select('Style', { card: 'A card', plain: 'Plain' }) }),
    ...ownStyle,
  },
})

export type Recording = typeof recording.item
