import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { productTextLayout, productTextStyle } from '../../kit/product-text-settings.ts'
import { checkbox } from '../../kit/setting-builders.ts'

export const productRatingSchema = defineSection({
  type: 'productRating',
  name: 'Product rating',
  otherNames: 'stars reviews',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M12 4l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z',
  migrations: [],
  settings: {
    ...content({ showNumber: checkbox('In numbers too', { default: true }) }),
    ...productTextLayout,
    ...place,
    ...productTextStyle('0.9375rem'),
  },
})
