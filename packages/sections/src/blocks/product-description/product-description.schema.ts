import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { productTextLayout, productTextStyle } from '../../kit/product-text-settings.ts'
import { number } from '../../kit/setting-builders.ts'

export const productDescriptionSchema = defineSection({
  type: 'productDescription',
  name: 'Product description',
  otherNames: 'details text',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  migrations: [],
  settings: {
    ...content({
      lines: number('Lines at most', { default: 0, min: 0, max: 40, help: '0: all of it' }),
    }),
    ...productTextLayout,
    ...place,
    ...productTextStyle('1rem'),
  },
})
