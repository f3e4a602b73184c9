import { IconNews } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { articleStatus } from '@vitrine/contract/content/article.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { ListFilters } from '../../platform/ui/data-table/list-filters.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { oneOf } from '../../platform/ui/one-of.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { AddButton } from '../../platform/ui/add-button.tsx'
import { titled } from '../../platform/ui/title.ts'
import { statusOptions } from './article-status.tsx'
import { ArticleTable } from './article-table.tsx'

export const meta = titled('Articles')

const add = <AddButton to="/dashboard/articles/new" label="Add article" />

export default function Articles() {
  const list = useListParams(['search', 'status', 'tag'])
  const { storeId } = useCurrentStore()
  const { search, tag } = list.values
  const status = oneOf(articleStatus.options, list.values.status)
  const query = useQuery(
    calls.articles.list.queryOptions({
      input: { storeId, pageNumber: list.pageNumber, pageSize: 20, search, status, tag },
      placeholderData: keepPreviousData,
    }),
  )
  const { data: tags = [] } = useQuery(calls.articles.tags.queryOptions({ input: { storeId } }))
  return (
    <Screen title="Articles" hint="The blog of your shop." actions={add}>
      <FilteredList
        noun="article"
        list={list}
        query={query}
        filters={
          <ListFilters
            list={list}
            searchLabel="Search by title, author or tag"
            selects={[
              { name: 'status', label: 'Status', options: statusOptions },
              {
                name: 'tag',
                label: 'Tag',
                options: tags.map(({ name, slug }) => ({ value: slug, label: name })),
              },
            ]}
          />
        }
        Table={ArticleTable}
        whenNew={
          <EmptyState icon={IconNews} title="No articles yet" action={add}>
            Tell the stories behind your products. Published articles appear in the blog of your
            shop, at /blog, and in “Article list” sections.
          </EmptyState>
        }
      />
    </Screen>
  )
}
