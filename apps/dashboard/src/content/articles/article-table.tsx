import { Anchor, Group, Text } from '@mantine/core'
import type { ArticleRow } from '@vitrine/contract/content/article.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Thumbnail } from '../../platform/ui/thumbnail.tsx'
import { ArticleMenu } from './article-menu.tsx'
import { ArticleStatusBadge } from './article-status.tsx'

const columns: Column<ArticleRow>[] = [
  { head: 'Article', wrap: 'anywhere', cell: (article) => <Name article={article} /> },
  { head: 'Status', cell: (article) => <ArticleStatusBadge article={article} /> },
  { head: 'Author', visibleFrom: 'md', cell: ({ author }) => <Text size="sm">{author}</Text> },
  {
    head: 'Changed',
    visibleFrom: 'sm',
    cell: ({ updatedAt }) => <Text size="sm">{formatDay(updatedAt)}</Text>,
  },
]

export function ArticleTable({ rows }: { rows: ArticleRow[] }) {
  return (
    <DataTable rows={rows} columns={columns} actions={(row) => <ArticleMenu article={row} />} />
  )
}

function Name({ article: { id, title, cover, tags } }: { article: ArticleRow }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Thumbnail src={cover} />
      <div>
        <Anchor component={Link} to={`/dashboard/articles/${id}`} fw={550} c="var(--ink)">
          {title}
        </Anchor>
        {tags.length > 0 && (
          <Text size="xs" c="var(--ink-soft)">
            {tags.join(', ')}
          </Text>
        )}
      </div>
    </Group>
  )
}
