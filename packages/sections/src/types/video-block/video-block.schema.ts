import { backgroundColor, corners, margin, padding, width } from '../../kit/box-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import {
  checkbox,
  either,
  image,
  is,
  link,
  perDevice,
  select,
  text,
  unitNumber,
  video,
} from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { videoBlockMigrations } from './video-block.migrations.ts'

export const videoBlockSchema = defineSection({
  type: 'videoBlock',
  name: 'Video',
  otherNames: 'youtube vimeo film',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  migrations: videoBlockMigrations,
  settings: {
    ...content({
      videoType: select('Video from', { html5: 'A file', youtube: 'YouTube', vimeo: 'Vimeo' }),
      src: either([
        video('Video', { visibleIf: is('videoType', 'html5') }),
        text('Address or id at YouTube', {
          placeholder: 'https://www.youtube.com/watch?v=…',
          visibleIf: is('videoType', 'youtube'),
        }),
        text('Address or id at Vimeo', {
          placeholder: 'https://vimeo.com/…',
          visibleIf: is('videoType', 'vimeo'),
        }),
      ]),
      title: text('What it shows', {
        maxLength: 200,
        help: 'Stands on the video until it plays, and names it for those who cannot see it',
      }),
      poster: image('Image until it plays'),
      captions: link('Captions (WebVTT)', {
        help: 'For shoppers who cannot hear it',
        visibleIf: is('videoType', 'html5'),
      }),
      controls: checkbox('Controls', { default: true }),
      autoplay: checkbox('Plays by itself', {
        help: 'Without sound; YouTube or Vimeo then see your visitors before they press anything',
      }),
      loop: checkbox('Begins again at its end'),
      muted: checkbox('Without sound'),
    }),
    ...layout({
      width,
      height: perDevice(unitNumber('Height', { units: boxSizes, help: 'Empty: widescreen' })),
      maxWidth: unitNumber('Greatest width', { default: '1280px', units: boxSizes }),
      padding: padding('3rem 2rem', { mobile: '2rem 1.25rem' }),
      margin,
    }),
    ...style({
      borderRadius: corners(textSizes),
      backgroundColor,
    }),
  },
})

export type VideoType = (typeof videoBlockSchema.defaults)['videoType']
