import { Button, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { PageSummary } from '@vitrine/contract/content/page.ts'
import { useState } from 'react'
import { countOf } from '../../platform/ui/count-of.ts'
import { FilterSelect } from '../../platform/ui/data-table/filter-select.tsx'
import { SearchField } from '../../platform/ui/search-field.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { askToDeleteAll } from './ask-about-page.tsx'
import { findPages } from './find-pages.ts'
import { statusOptions } from './page-status.tsx'
import { PageTable } from './page-table.tsx'
import { usePageActions } from './use-page-actions.ts'

export function PageList({ pages }: { pages: readonly PageSummary[] }) {
  const params = useListParams(['search', 'status'])
  const actions = usePageActions()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = findPages(pages, params.values)
  const chosenPages = shown.filter(({ id }) => chosen.has(id))

  function removeChosen() {
    askToDeleteAll(chosenPages, () =>
      actions.removeAll.mutate(
        { ids: chosenPages.map(({ id }) => id) },
        { onSuccess: () => setChosen(new Set()) },
      ),
    )
  }

  return (
    <div>
      <Group p="md" gap="sm">
        <SearchField
          label="Search pages"
          value={params.values.search}
          onSearch={(term) => params.set('search', term)}
        />
        <FilterSelect
          label="Any status"
          options={statusOptions}
          value={params.values.status}
          onChange={(status) => params.set('status', status)}
        />
      </Group>
      {chosenPages.length > 0 && (
        <Group px="md" pb="sm" justify="space-between">
          <Text component="output" size="sm">
            {countOf(chosenPages.length, 'page')} chosen
          </Text>
          <Button
            color="red"
            variant="light"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            loading={actions.removeAll.isPending}
            onClick={removeChosen}
          >
            Delete
          </Button>
        </Group>
      )}
      {shown.length > 0 ? (
        <PageTable
          shown={shown}
          pages={pages}
          chosen={new Set(chosenPages.map(({ id }) => id))}
          onChoose={setChosen}
          actions={actions}
        />
      ) : (
        <NothingFound onClear={params.clear} />
      )}
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <Group justify="center" p="xl">
      <Text c="var(--ink-soft)">No pages match.</Text>
      <Button variant="default" size="xs" onClick={onClear}>
        Clear filters
      </Button>
    </Group>
  )
}
