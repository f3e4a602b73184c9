import { place } from '../../kit/block-settings.ts'
import { defineSection } from '../../kit/define-section.ts'

export const productOptionsSchema = defineSection({
  type: 'productOptions',
  name: 'Product options',
  otherNames: 'variations sizes colours choice swatches',
  contentType: 'block',
  within: 'freeProduct',
  version: 1,
  group: 'Blocks',
  icon: 'M4 7h6v4H4zM14 7h6v4h-6zM4 15h6v4H4zM14 15h6v4h-6z',
  migrations: [],
  settings: place,
})
