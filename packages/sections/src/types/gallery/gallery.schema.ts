import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, entry, image, is, link, list, select, text } from '../../kit/setting-builders.ts'
import { corners } from '../../kit/box-settings.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { ratios } from '../../parts/items/ratio.ts'
import {
  boxLayout,
  boxStyle,
  gridLayout,
  headerContent,
  headerLayout,
  ownStyle,
} from '../../parts/section-frame/section-settings.ts'

const galleryImage = entry('Image', {
  image: image('Image', { isNeeded: true }),
  alt: text('Description', { maxLength: 300, help: 'For shoppers who cannot see the image' }),
  caption: text('Caption', { maxLength: 200, inline: true }),
  url: link('Leads to', { help: 'Instead of the large view' }),
})

export const gallerySchema = defineSection({
  type: 'gallery',
  name: 'Gallery',
  otherNames: 'images pictures photos grid masonry carousel slider lightbox instagram',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M3 4h8v9H3zM14 4h7v5h-7zM14 12h7v8h-7zM3 16h8v4H3z',
  migrations: [],
  settings: {
    ...headerContent(),
    ...content({
      items: list('Images', galleryImage, {
        default: [{ id: 'first' }, { id: 'second' }, { id: 'third' }],
        maxItems: 60,
      }),
      opensLarge: checkbox('A click shows an image large', { default: true }),
    }),
    ...headerLayout,
    ...layout({
      arrangement: select('Arrangement', {
        grid: 'Grid',
        masonry: 'Masonry',
        carousel: 'Carousel',
      }),
    }),
    ...gridLayout(3, 3, 2),
    ...layout({
      ratio: select('Shape of images', ratios, {
        default: '1 / 1',
        help: 'Masonry shows each as it is',
      }),
    }),
    ...boxLayout,
    ...boxStyle,
    ...style({
      captions: select('Captions', { below: 'Below', over: 'On the image' }),
      borderRadius: corners(textSizes),
      zooms: checkbox('Images grow a little under the pointer', { default: true }),
      hasDots: checkbox('Dots', { default: true, visibleIf: is('arrangement', 'carousel') }),
    }),
    ...ownStyle,
  },
})

export type GalleryImage = typeof galleryImage.item
