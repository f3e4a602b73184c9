import type { ValuesOf } from '../../kit/declared-setting.ts'
import {
  captions,
  checkbox,
  either,
  image,
  is,
  select,
  text,
  video,
} from '../../kit/setting-builders.ts'

export const videoSettings = {
  videoType: select('Video from', { html5: 'A file', youtube: 'YouTube', vimeo: 'Vimeo' }),
  src: either([
    video('Video', { isNeeded: true, visibleIf: is('videoType', 'html5') }),
    text('Address or id at YouTube', {
      isNeeded: true,
      placeholder: 'https://www.youtube.com/watch?v=…',
      visibleIf: is('videoType', 'youtube'),
    }),
    text('Address or id at Vimeo', {
      isNeeded: true,
      placeholder: 'https://vimeo.com/…',
      visibleIf: is('videoType', 'vimeo'),
    }),
  ]),
  title: text('What it shows', {
    maxLength: 200,
    help: 'Stands on the video until it plays, and names it for those who cannot see it',
  }),
  poster: image('Image until it plays'),
  captions: captions('Captions (WebVTT)', {
    help: 'For shoppers who cannot hear it',
    visibleIf: is('videoType', 'html5'),
  }),
  controls: checkbox('Controls', { default: true }),
  autoplay: checkbox('Plays by itself', {
    help: 'Without sound; YouTube or Vimeo then see your visitors before they press anything',
  }),
  loop: checkbox('Begins again at its end'),
  muted: checkbox('Without sound'),
}

export type VideoProps = ValuesOf<typeof videoSettings>
export type VideoType = VideoProps['videoType']
