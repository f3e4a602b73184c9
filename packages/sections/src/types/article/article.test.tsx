import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { articleSchema } from './article.schema.ts'

const article = {
  slug: 'first-flush',
  title: 'First flush',
  author: 'Mara',
  publishedOn: '2026-11-27',
  lead: 'The leaves of spring.',
  cover: '/media/leaf.webp',
  coverAlt: 'Young leaves',
  body: '<p>Long <strong>awaited</strong>.</p>',
  tags: [{ id: 'green', name: 'Green tea', slug: 'green-tea' }],
}

test('it is a type of page that owners are never offered', () => {
  expect(articleSchema).toMatchObject({ hidden: true, defaults: { slug: '', body: '' } })
})

test('it shows an article with where it is, and nothing without a slug', async () => {
  const html = await showSection('article', article)
  expect(html).toContain('<h1 dir="auto">First flush</h1>')
  expect(html).toContain('<time dateTime="2026-11-27">27 November 2026</time> · <span')
  expect(html).toContain('alt="Young leaves"')
  expect(html).toContain('<p>Long <strong>awaited</strong>.</p>')
  expect(html).toContain('<a href="/blog/tag/green-tea" rel="tag">Green tea</a>')
  expect(html).toContain('<a href="/blog">Blog</a>')
  expect(await showSection('article', { ...article, slug: '' })).not.toContain('awaited')
})
