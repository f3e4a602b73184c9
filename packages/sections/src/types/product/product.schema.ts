import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { product } from '../../kit/setting-builders.ts'
import { productQueries } from './product.data.ts'
import { productMigrations } from './product.migrations.ts'

export const productSchema = defineSection({
  type: 'product',
  name: 'Product page',
  contentType: 'normal',
  version: 1,
  hidden: true,
  group: 'Products',
  icon: 'M4 5h7v14H4zM14 6h6M14 10h6M14 15h6v4h-6z',
  migrations: productMigrations,
  queries: productQueries,
  settings: content({ slug: product('Product') }),
})
