import { backgroundColor, corners, margin, padding, textColor } from '../../kit/box-settings.ts'
import { columns, howMany, listWidth } from '../../kit/column-settings.ts'
import { content, layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { checkbox, color, is, number, select, text } from '../../kit/setting-builders.ts'
import { aligns, textSizes } from '../../kit/shared-settings.ts'
import { fontFamily, title, titleSize } from '../../kit/text-settings.ts'
import { articleCount, articleListQueries } from './article-list.data.ts'
import { articleListMigrations } from './article-list.migrations.ts'

export const articleListSchema = defineSection({
  type: 'articleList',
  name: 'Article list',
  otherNames: 'blog posts news journal',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: 'M4 5h7v6H4zM13 5h7v6h-7zM4 14h7M4 17h5M13 14h7M13 17h5',
  migrations: articleListMigrations,
  queries: articleListQueries,
  settings: {
    ...content({
      title: title('From the blog'),
      source: select('Articles', { newest: 'The newest', tag: 'With a tag' }),
      tag: text('Tag', { maxLength: 40, visibleIf: is('source', 'tag') }),
      numberOfArticles: howMany(articleCount),
      showImage: checkbox('Image', { default: true }),
      showExcerpt: checkbox('Excerpt', { default: true }),
      showDate: checkbox('Date', { default: true }),
      showAuthor: checkbox('Author'),
      moreText: text('Link to the blog', {
        default: 'All articles',
        maxLength: 80,
        inline: true,
        help: 'Without words there is no link',
      }),
      // The blog's own page: its address, and which page of it.
      slug: text('Address of the list', { hidden: true, maxLength: 200 }),
      page: number('Page of the list', { hidden: true, default: 0, min: 0, max: 100_000 }),
    }),
    ...layout({
      padding: padding('4rem 2rem', { mobile: '2.5rem 1.25rem' }),
      margin,
      maxWidth: listWidth,
      titleAlign: select('Title alignment', aligns),
      ...columns([3, 2, 1], [4, 3, 2]),
      imageRatio: select(
        'Image format',
        { portrait: 'Portrait', square: 'Square', landscape: 'Landscape' },
        { default: 'landscape' },
      ),
    }),
    ...style({
      fontFamily,
      titleSize: titleSize(200, '1.5rem'),
      titleColor: color('Title', { unset: 'textColor', standsOn: 'backgroundColor' }),
      textColor,
      cardRadius: corners(textSizes),
      backgroundColor,
    }),
  },
})

export type ArticleListProps = typeof articleListSchema.defaults
