import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { entry, image, list, richText, text, textarea } from '../../kit/setting-builders.ts'
import { articleMigrations } from './article.migrations.ts'

const tag = entry('Tag', {
  name: text('Tag', { maxLength: 40 }),
  slug: text('Address', { maxLength: 80 }),
})

/** Made by the server for the page of an article; shown only under a slug. */
export const articleSchema = defineSection({
  type: 'article',
  name: 'Article',
  contentType: 'normal',
  version: 1,
  hidden: true,
  group: 'Content',
  icon: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  migrations: articleMigrations,
  settings: content({
    slug: text('Address', { maxLength: 80 }),
    title: text('Title', { maxLength: 200 }),
    author: text('Author', { maxLength: 100 }),
    publishedOn: text('Day', { maxLength: 10 }),
    publishedAt: text('Published at', { maxLength: 40 }),
    updatedAt: text('Changed at', { maxLength: 40 }),
    lead: textarea('Excerpt', { maxLength: 500 }),
    cover: image('Cover'),
    coverAlt: text('Alt text', { maxLength: 300 }),
    sharedImage: image('Image of shared links'),
    body: richText('Text', { maxLength: 200_000 }),
    tags: list('Tags', tag, { maxItems: 20 }),
  }),
})
