import { Text } from '@mantine/core'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'

/** When a page or template was changed, and by whom. */
export function LastChange({ updatedAt, updatedBy }: Pick<PageSummary, 'updatedAt' | 'updatedBy'>) {
  return (
    <>
      <Text size="sm">{formatMoment(updatedAt)}</Text>
      {updatedBy && (
        <Text size="xs" c="var(--ink-soft)">
          by {updatedBy}
        </Text>
      )}
    </>
  )
}
