import { Badge, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'

const statuses: Record<PageSummary['status'], { label: string; color: string }> = {
  published: { label: 'Published', color: 'pine' },
  draft: { label: 'Draft', color: 'gray' },
  changed: { label: 'Unpublished changes', color: 'amber' },
}

export const statusOptions = [
  ...Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
  { value: 'scheduled', label: 'Scheduled' },
]

export function statusLabel({ status, publishAt }: PageSummary): string {
  return publishAt === null ? statuses[status].label : `Scheduled: ${formatMoment(publishAt)}`
}

type Shown = Pick<PageSummary, 'status' | 'publishAt' | 'publishProblem'>

export function PageStatus({ page: { status, publishAt, publishProblem } }: { page: Shown }) {
  const { label, color } = statuses[status]
  return (
    <>
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      {publishAt !== null && (
        <Text size="xs" c="var(--ink-soft)" mt={4}>
          <IconClock size={13} aria-hidden style={{ verticalAlign: '-2px' }} /> Scheduled:{' '}
          {formatMoment(publishAt)}
        </Text>
      )}
      {publishProblem !== null && (
        <Text size="xs" c="red.8" mt={4} maw={260}>
          Not published as scheduled: {publishProblem}
        </Text>
      )}
    </>
  )
}
