import { expect, test } from 'vitest'
import { queriesOf } from '../../render/section-data.ts'
import { aSection, callsOf, sencha, teaHouse } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { articleListSchema } from './article-list.schema.ts'

const show = (props: Record<string, unknown> = {}) => showSection('articleList', props)

test('the three newest articles are listed, with image, excerpt and date', () => {
  expect(articleListSchema.defaults).toMatchObject({
    title: 'From the blog',
    source: 'newest',
    tag: '',
    numberOfArticles: 3,
    showImage: true,
    showExcerpt: true,
    showDate: true,
    showAuthor: false,
    moreText: 'All articles',
    slug: '',
    page: 0,
    titleAlign: 'left',
    desktopColumns: 3,
    tabletColumns: 2,
    mobileColumns: 1,
    imageRatio: 'landscape',
  })
})

test.each([
  ['title', { title: 'News' }, '<h2 dir="auto">News</h2>'],
  ['an article', {}, '<h3 dir="auto"><a href="/blog/first-flush">First flush</a></h3>'],
  ['showImage', {}, 'src="/media/tea/first-flush-1280.webp"'],
  ['showExcerpt', {}, 'The leaves of spring.'],
  ['showDate', {}, '<time dateTime="2026-11-27">27 November 2026</time>'],
  ['showAuthor', { showAuthor: true }, '<span dir="auto">Mara</span>'],
  ['moreText', { moreText: 'Journal' }, '<a href="/blog" dir="auto">Journal</a>'],
  ['columns', { desktopColumns: 4, tabletColumns: 3, mobileColumns: 2 }, '--columns:4'],
  ['imageRatio', { imageRatio: 'portrait' }, '--card-ratio:4 / 5'],
  ['titleAlign', { titleAlign: 'center' }, '--title-align:center'],
  ['titleSize', { titleSize: '3rem' }, '--size:3rem'],
  ['titleColor', { titleColor: '#123456' }, '--title-color:#123456'],
  ['textColor', { textColor: '#654321' }, 'color:#654321'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['cardRadius', { cardRadius: '9px' }, '--card-radius:9px'],
  ['maxWidth', { maxWidth: '900px' }, '--list-width:900px'],
  ['padding', { padding: '3rem' }, '--pad:3rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['fontFamily', { fontFamily: 'serif' }, '--font-heading:var(--font-serif)'],
  ['the heading of the blog', { slug: 'blog' }, '<h1 dir="auto">From the blog</h1>'],
  ['the tags of the blog', { slug: 'blog' }, '<a href="/blog/tag/green-tea" rel="tag">'],
  ['the next page of the blog', { slug: 'blog' }, 'href="/blog/page/2"'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['the image', { showImage: false }, '<img'],
  ['the excerpt', { showExcerpt: false }, 'The leaves of spring.'],
  ['the date', { showDate: false }, '<time'],
  ['the author', {}, 'Mara'],
  ['the link', { moreText: '' }, 'href="/blog"'],
  ['pages and tags elsewhere', { slug: 'shop' }, 'rel="tag"'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await show(props)).not.toContain(hidden)
})

test('a tag is asked for by its address', () => {
  const source = { calls: callsOf(async () => [sencha]), store: teaHouse }
  const item = aSection('articleList', { source: 'tag', tag: 'Grüner Tee', page: 2 })
  const [query] = queriesOf(
    [{ ...item, props: { ...articleListSchema.defaults, ...item.props } }],
    source,
  )
  const { storeId } = teaHouse
  const input = { storeId, tag: 'gruner-tee', pageNumber: 2, pageSize: 3 }
  expect(query?.queryKey).toEqual(['articles', input])
})
