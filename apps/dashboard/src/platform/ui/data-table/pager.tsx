import { Group, Pagination, Text } from '@mantine/core'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { countOf } from '../count-of.ts'

interface PagerProps {
  page: Omit<PageOf<unknown>, 'content'>
  noun: string
  nouns?: string | undefined
  onChange: (page: number) => void
}

export function Pager({ page, noun, nouns, onChange }: PagerProps) {
  return (
    <Group justify="space-between" px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Text size="sm" c="var(--ink-soft)" aria-live="polite">
        {countOf(page.totalElements, noun, nouns)}
      </Text>
      {page.totalPages > 1 && (
        <Pagination
          size="sm"
          total={page.totalPages}
          value={page.pageNumber + 1}
          onChange={onChange}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </Group>
  )
}
