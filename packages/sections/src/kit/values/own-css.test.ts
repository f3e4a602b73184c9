import { expect, test } from 'vitest'
import { problemOfCss, scopedCss } from './own-css.ts'

const inside = (css: string) => scopedCss(css, 'tea')?.replace(/^.*?\}/, '')

test.each([
  ['h2 { color: red }', '[data-section-id="tea"] h2{color:red}'],
  ['& { border: 1px solid }', '[data-section-id="tea"]{border:1px solid}'],
  [
    '&:hover p, li { opacity: .5 }',
    '[data-section-id="tea"]:hover p,[data-section-id="tea"] li{opacity:.5}',
  ],
  [
    '@media (width >= 600px) { p { font-size: calc(1rem + 2px) !important; } }',
    '@media (width >= 600px){[data-section-id="tea"] p{font-size:calc(1rem + 2px) !important}}',
  ],
  ['/* } */ h2::before { content: "Tea" }', '[data-section-id="tea"] h2::before{content:"Tea"}'],
  [':is(h2, h3) { margin: 0 }', '[data-section-id="tea"] :is(h2, h3){margin:0}'],
])('%s is kept to the section', (css, scoped) => {
  expect(inside(css)).toBe(scoped)
  expect(problemOfCss(css)).toBe(false)
})

test.each([
  'p { background: url(https://evil.example) }',
  'p { background: u\\72l(https://evil.example) }',
  'p { background: image-set("x" 1x) }',
  '@import "https://evil.example";',
  '@import url(x); p { color: red }',
  '@font-face { font-family: x }',
  '@keyframes x { from { color: red } }',
  'p { width: expression(evil()) }',
  'p { behavior: none }',
  'p { position: fixed }',
  'p { position: FIXED !important }',
  'p { --x: fixed; position: var(--x) }',
  '+ * { display: none }',
  '& ~ * { display: none }',
  '&:hover + * { display: none }',
  ':not(& *) { display: none }',
  'p { color: red } } body { display: none }',
  'p { color: red',
  'p { content: "} body { x: y" }',
  'p { color: red; { } }',
  'p { a { color: red } }',
  '</style><script>evil()</script>',
  'p { color: javascript:evil() }',
  'p { color }',
  '{ color: red }',
  `p { color: red }${' '.repeat(4000)}`,
])('%s is refused with a sentence, and not shown', (css) => {
  expect(problemOfCss(css)).toMatch(/^.{5,120}\.$/)
  expect(scopedCss(css, 'tea')).toBeUndefined()
})

test('nothing that is positioned leaves the section', () => {
  expect(scopedCss('p { color: red }', 'tea')).toMatch(/^\[data-section-id="tea"\]\{contain:paint;/)
  expect(scopedCss('p { color: red }', '"]*{}')).toBeUndefined()
})
