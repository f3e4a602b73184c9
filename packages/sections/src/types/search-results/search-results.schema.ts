import { content } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { number, text } from '../../kit/setting-builders.ts'
import { searchResultsQueries } from './search-results.data.ts'
import { searchResultsMigrations } from './search-results.migrations.ts'

/** Made by the server for the page of a search; without a term, it asks for one. */
export const searchResultsSchema = defineSection({
  type: 'searchResults',
  name: 'Search results',
  contentType: 'normal',
  version: 1,
  hidden: true,
  group: 'Products',
  icon: 'M10 5a5 5 0 1 1 0 10a5 5 0 0 1 0-10M14 14l5 5',
  migrations: searchResultsMigrations,
  queries: searchResultsQueries,
  settings: content({
    term: text('Search term', { maxLength: 200 }),
    page: number('Page of the results', { default: 0, min: 0, max: 10_000 }),
  }),
})

export type SearchResultsProps = typeof searchResultsSchema.defaults
