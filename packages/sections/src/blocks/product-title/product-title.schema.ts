import { place } from '../../kit/block-settings.ts'
import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { headingLayout, headingLevel, headingStyle } from '../../kit/heading-settings.ts'
import { checkbox } from '../../kit/setting-builders.ts'

export const productTitleSchema = defineSection({
  type: 'productTitle',
  name: 'Product title',
  otherNames: 'name heading',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M5 6h14M12 6v9M4 19h16',
  migrations: [],
  settings: {
    ...headingLevel,
    ...content({ isLink: checkbox('Leads to its page') }),
    ...headingLayout,
    ...place,
    ...headingStyle,
  },
})
