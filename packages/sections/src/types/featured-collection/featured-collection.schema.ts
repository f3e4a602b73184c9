import { content, layout, withDefaults } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { category, checkbox, select, text, textarea } from '../../kit/setting-builders.ts'
import { productListSettings } from '../../parts/product-card/card-settings.ts'
import { layoutSettings } from '../product-grid/layout-settings.ts'
import { collectionCount, featuredCollectionQueries } from './featured-collection.data.ts'
import { featuredCollectionMigrations } from './featured-collection.migrations.ts'

export const featuredCollectionSchema = defineSection({
  type: 'featuredCollection',
  name: 'Featured collection',
  otherNames: 'category products',
  contentType: 'normal',
  version: 1,
  group: 'Products',
  icon: 'M3 4h7v16H3zM13 4h8v7h-8zM13 14h8M13 17h8M13 20h4',
  migrations: featuredCollectionMigrations,
  queries: featuredCollectionQueries,
  settings: {
    ...withDefaults(productListSettings, { numberOfProducts: collectionCount, showRating: false }),
    ...content({
      productCollection: category(
        'Category',
        {},
        { help: 'Empty: the first category with products' },
      ),
      text: textarea('Text', { maxLength: 600, inline: true, help: 'Empty: its description' }),
      showText: checkbox('Name and text', { default: true }),
      showImage: checkbox('Image of the category', { default: true }),
      buttonText: text('Button', { default: 'View all', maxLength: 60, inline: true }),
    }),
    ...layout({
      headPlace: select('Image and text are', {
        beside: 'Beside the products',
        above: 'Above the products',
        banner: 'Above, the text on the image',
      }),
    }),
    ...withDefaults(layoutSettings(4), { desktopColumns: 3, mobileColumns: 2 }),
  },
})
