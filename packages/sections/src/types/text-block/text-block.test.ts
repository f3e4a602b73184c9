import { expect, test } from 'vitest'
import { normalizeContent } from '../../render/normalize-content.ts'
import { showSection } from '../../testing/show-section-fixture.ts'
import { textBlockSchema } from './text-block.schema.ts'

test('a new text is a paragraph of a good width', () => {
  expect(textBlockSchema.defaults).toMatchObject({
    formatted: false,
    level: 'paragraph',
    textAlign: 'left',
    maxWidth: '46rem',
    padding: { base: '3rem 2rem', mobile: '2rem 1.25rem' },
    margin: '0',
    fontFamily: 'theme',
    fontSize: '1.125rem',
    fontWeight: '400',
    lineHeight: 1.6,
    letterSpacing: '0em',
    textColor: '',
    backgroundColor: '',
  })
})

test.each([
  ['text', { text: 'Leaf by leaf' }, '>Leaf by leaf</p>'],
  ['level 1', { level: 'heading1' }, '<h1 '],
  ['level 2', { level: 'heading2' }, '<h2 '],
  ['level 3', { level: 'heading3' }, '<h3 '],
  ['textAlign', { textAlign: 'center' }, '--align:center'],
  ['maxWidth', { maxWidth: '30rem' }, '--width:30rem'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['margin', { margin: { base: '2rem', mobile: '1rem' } }, '--mar:2rem;--mar-m:1rem'],
  ['fontFamily', { fontFamily: 'mono' }, 'font-family:var(--font-mono)'],
  ['fontSize', { fontSize: '2rem' }, '--size:2rem'],
  ['fontWeight', { fontWeight: '600' }, 'font-weight:600'],
  ['lineHeight', { lineHeight: 2 }, 'line-height:2'],
  ['letterSpacing', { letterSpacing: '0.1em' }, 'letter-spacing:0.1em'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await showSection('textBlock', props)).toContain(shown)
})

const plainStyle = ['--size:', 'font-weight:', 'line-height:', 'letter-spacing:']

test('a heading takes the look of the theme, a paragraph its own', async () => {
  const heading = await showSection('textBlock', { level: 'heading2' })
  const paragraph = await showSection('textBlock')
  for (const value of plainStyle) {
    expect(heading).not.toContain(value)
    expect(paragraph).toContain(value)
  }
})

test.each([
  ['a size', { fontSize: '3rem' }, '--size:3rem'],
  [
    'a size for phones',
    { fontSize: { base: '1.125rem', mobile: '1.125rem' } },
    '--size-m:1.125rem',
  ],
  ['a weight', { fontWeight: '300' }, 'font-weight:300'],
  ['a line height', { lineHeight: 1 }, 'line-height:1'],
  ['a letter spacing', { letterSpacing: '0.2em' }, 'letter-spacing:0.2em'],
])('a heading keeps %s that the owner chose', async (_what, props, own) => {
  expect(await showSection('textBlock', { level: 'heading1', ...props })).toContain(own)
})

test('texts share the space between them until their owner sets it', async () => {
  expect(await showSection('textBlock')).toContain('class="section root shared"')
  expect(await showSection('textBlock', { level: 'heading2' })).toContain(
    'class="section root shared heading"',
  )
  for (const props of [{ padding: '3rem 2rem' }, { margin: '1rem' }, { backgroundColor: '#eee' }]) {
    expect(await showSection('textBlock', props)).toContain('class="section root"')
  }
})

test('formatted, it shows its marks and has its headings within', async () => {
  const text = '<h2>Our tea</h2><p>It is <strong>fresh</strong>.</p>'
  const html = await showSection('textBlock', { text, formatted: true, level: 'heading1' })
  expect(html).toContain(text)
  expect(html).not.toContain('<h1')
})

test('plain, it shows what looks like marks as it was typed', async () => {
  const html = await showSection('textBlock', { text: '<b>Tea</b>' })
  expect(html).toContain('&lt;b&gt;Tea&lt;/b&gt;')
})

test('a text that was saved before there was formatting stays plain', () => {
  const [opened] = normalizeContent([
    { id: 'a', type: 'textBlock', contentType: 'normal', v: 1, props: { text: 'Tea' } },
  ])
  expect(opened).toMatchObject({ v: 2, props: { text: 'Tea', formatted: false } })
})
