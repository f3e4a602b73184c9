import { place } from '../../kit/block-settings.ts'
import { corners } from '../../kit/box-settings.ts'
import { content, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'

export const productGallerySchema = defineSection({
  type: 'productGallery',
  name: 'Product images',
  otherNames: 'gallery photos pictures media thumbnails',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M3 4h18v11H3zM3 18h4M10 18h4M17 18h4M3 13l5-4 4 3 3-2 6 4',
  migrations: [],
  settings: {
    ...content({ showThumbnails: checkbox('Small images below', { default: true }) }),
    ...place,
    ...style({ borderRadius: corners(textSizes) }),
  },
})
