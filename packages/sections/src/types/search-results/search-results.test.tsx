import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { searchResultsSchema } from './search-results.schema.ts'

test('what was found is listed below its number, with links to other pages of it', async () => {
  expect(searchResultsSchema).toMatchObject({ hidden: true, defaults: { term: '', page: 0 } })
  const html = await showSection('searchResults', { term: 'Sencha & <b>' })
  expect(html).toContain('value="Sencha &amp; &lt;b&gt;"')
  expect(html).toContain('17 products found')
  expect(html).toContain('rel="next" href="/search/Sencha%20%26%20%3Cb%3E/page/2"')
  expect(html).toMatch(/<form [^>]*action="\/search"/)
})

test('without a term, the shopper is asked for one', async () => {
  const html = await showSection('searchResults', {})
  expect(html).toContain('Please enter a search term and press Search.')
})
