import {
  backgroundColor,
  corners,
  height,
  margin,
  maxWidth,
  padding,
  width,
} from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { videoBlockMigrations } from './video-block.migrations.ts'

export type VideoType = 'html5' | 'youtube' | 'vimeo'

export interface VideoBlockProps {
  videoType: VideoType
  /** A file's address, or the address or the id of a video at YouTube or Vimeo. */
  src: string
  title: string
  poster: string
  /** The address of a WebVTT file. */
  captions: string
  controls: boolean
  autoplay: boolean
  loop: boolean
  muted: boolean
  width: PerDevice<string>
  /** Empty: as high as a widescreen film of this width. */
  height: PerDevice<string>
  maxWidth: string
  padding: PerDevice<string>
  margin: PerDevice<string>
  borderRadius: string
  backgroundColor: string
}

const defaults: VideoBlockProps = {
  videoType: 'html5',
  src: '',
  title: '',
  poster: '',
  captions: '',
  controls: true,
  autoplay: false,
  loop: false,
  muted: false,
  width: '100%',
  height: '',
  maxWidth: '1280px',
  padding: { base: '3rem 2rem', mobile: '2rem 1.25rem' },
  margin: '0',
  borderRadius: '',
  backgroundColor: '',
}

export const videoBlockSchema = defineSection({
  type: 'videoBlock',
  name: 'Video',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  defaults,
  migrations: videoBlockMigrations,
  settings: [
    {
      key: 'videoType',
      label: 'Video from',
      group: 'Content',
      kind: 'select',
      options: [
        { value: 'html5', label: 'A file' },
        { value: 'youtube', label: 'YouTube' },
        { value: 'vimeo', label: 'Vimeo' },
      ],
    },
    {
      key: 'src',
      label: 'Video',
      group: 'Content',
      kind: 'video',
      visibleIf: { setting: 'videoType', is: 'html5' },
    },
    {
      key: 'src',
      label: 'Address or id at YouTube',
      group: 'Content',
      kind: 'text',
      placeholder: 'https://www.youtube.com/watch?v=…',
      visibleIf: { setting: 'videoType', is: 'youtube' },
    },
    {
      key: 'src',
      label: 'Address or id at Vimeo',
      group: 'Content',
      kind: 'text',
      placeholder: 'https://vimeo.com/…',
      visibleIf: { setting: 'videoType', is: 'vimeo' },
    },
    {
      key: 'title',
      label: 'What it shows',
      group: 'Content',
      kind: 'text',
      maxLength: 200,
      help: 'Stands on the video until it plays, and names it for those who cannot see it',
    },
    { key: 'poster', label: 'Picture until it plays', group: 'Content', kind: 'image' },
    {
      key: 'captions',
      label: 'Captions (WebVTT)',
      group: 'Content',
      kind: 'link',
      help: 'For shoppers who cannot hear it',
      visibleIf: { setting: 'videoType', is: 'html5' },
    },
    { key: 'controls', label: 'Controls', group: 'Content', kind: 'checkbox' },
    {
      key: 'autoplay',
      label: 'Plays by itself',
      group: 'Content',
      kind: 'checkbox',
      help: 'Without sound; YouTube or Vimeo then see your visitors before they press anything',
    },
    { key: 'loop', label: 'Begins again at its end', group: 'Content', kind: 'checkbox' },
    { key: 'muted', label: 'Without sound', group: 'Content', kind: 'checkbox' },
    width,
    { ...height, help: 'Empty: widescreen' },
    { ...maxWidth, label: 'Greatest width' },
    padding,
    margin,
    corners('borderRadius', textSizes),
    backgroundColor,
  ],
})
