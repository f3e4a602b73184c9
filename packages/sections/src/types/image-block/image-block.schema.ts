import { backgroundColor, corners, height, margin, padding, width } from '../../kit/box-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import {
  aligns,
  imageFits,
  textSizes,
  type Align,
  type ImageFit,
} from '../../kit/shared-settings.ts'
import { imageBlockMigrations } from './image-block.migrations.ts'

export interface ImageBlockProps {
  src: string
  alt: string
  url: string
  width: PerDevice<string>
  /** Empty: the picture's own height. */
  height: PerDevice<string>
  objectFit: ImageFit
  align: Align
  padding: PerDevice<string>
  margin: PerDevice<string>
  borderRadius: string
  backgroundColor: string
}

const defaults: ImageBlockProps = {
  src: '',
  alt: '',
  url: '',
  width: '100%',
  height: '420px',
  objectFit: 'cover',
  align: 'center',
  padding: { base: '2rem', mobile: '1.25rem' },
  margin: '0',
  borderRadius: '0px',
  backgroundColor: '',
}

export const imageBlockSchema = defineSection({
  type: 'imageBlock',
  name: 'Image',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15 9h.01',
  defaults,
  migrations: imageBlockMigrations,
  settings: [
    { key: 'src', label: 'Image', group: 'Content', kind: 'image' },
    {
      key: 'alt',
      label: 'Description',
      group: 'Content',
      kind: 'text',
      maxLength: 300,
      help: 'For shoppers who cannot see the picture',
    },
    { key: 'url', label: 'Leads to', group: 'Content', kind: 'link' },
    width,
    height,
    { key: 'objectFit', label: 'Fit', group: 'Layout', kind: 'select', options: imageFits },
    { key: 'align', label: 'Alignment', group: 'Layout', kind: 'select', options: aligns },
    padding,
    margin,
    corners('borderRadius', [...textSizes, '%']),
    backgroundColor,
  ],
})
