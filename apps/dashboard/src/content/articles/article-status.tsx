import { Badge, Text } from '@mantine/core'
import type { ArticleRow, ArticleStatus } from '@vitrine/contract/content/article.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'

const statuses: Record<ArticleStatus, { label: string; color: string }> = {
  published: { label: 'Published', color: 'pine' },
  scheduled: { label: 'Scheduled', color: 'amber' },
  draft: { label: 'Draft', color: 'gray' },
}

export const statusOptions = (['draft', 'scheduled', 'published'] as const).map((value) => ({
  value,
  label: statuses[value].label,
}))

type Shown = Pick<ArticleRow, 'status' | 'publishAt' | 'publishedAt'>

export function ArticleStatusBadge({ article }: { article: Shown }) {
  const { status } = article
  const { label, color } = statuses[status]
  const when = whenOf(article)
  return (
    <>
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      {when && (
        <Text size="xs" c="var(--ink-soft)" mt={4}>
          {when}
        </Text>
      )}
    </>
  )
}

function whenOf({ status, publishAt, publishedAt }: Shown): string {
  if (status === 'scheduled' && publishAt) return formatMoment(publishAt)
  return status === 'published' && publishedAt ? formatDay(publishedAt) : ''
}
