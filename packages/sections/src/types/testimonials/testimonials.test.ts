import { expect, test } from 'vitest'
import { checkContent } from '../../render/check-content.ts'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { testimonialsSchema } from './testimonials.schema.ts'

const clara = { id: 'c', name: 'Clara', role: 'Guest', text: 'Lovely.', rating: 4, image: '' }
const show = (props: Record<string, unknown> = {}) =>
  showSection('testimonials', { entries: [clara], ...props })

test('three testimonials are side by side, with stars and images', () => {
  const { defaults } = testimonialsSchema
  expect(defaults).toMatchObject({
    headerTitle: 'What our customers say',
    headerDescription: '',
    columns: { base: 3, tablet: 2, mobile: 1 },
    showRating: true,
    showProfileImage: true,
  })
  expect(defaults.entries).toHaveLength(3)
})

test('shoppers see no mark of an example', async () => {
  const { entries } = testimonialsSchema.defaults
  expect(await showSection('testimonials', { entries })).not.toContain('data-example')
})

test.each([
  ['name', {}, '>Clara</span>'],
  ['role', {}, '>Guest</span>'],
  ['text', {}, '>Lovely.</blockquote>'],
  ['rating', {}, '4 out of 5 stars'],
  ['rating as stars', {}, '--stars:0.8'],
  ['image', { entries: [{ ...clara, image: '/c.webp' }] }, 'src="/c.webp"'],
  ['no image', {}, 'class="portrait" aria-hidden="true">C<'],
  ['headerTitle', { headerTitle: 'Voices' }, '>Voices</h2>'],
  ['headerDescription', { headerDescription: 'From letters' }, '>From letters</p>'],
  ['headerAlign', { headerAlign: 'left' }, '--header-align:left'],
  ['titleSize', { titleSize: '3rem' }, '--size:3rem'],
  ['columns', { columns: 4 }, '--columns:4'],
  [
    'columns per device',
    { columns: { base: 3, tablet: 2, mobile: 1 } },
    '--columns:3;--columns-t:2;--columns-m:1',
  ],
  ['gap', { gap: '3rem' }, '--cards-gap:3rem'],
  ['maxWidth', { maxWidth: '900px' }, '--list-width:900px'],
  ['cardStyle', { cardStyle: 'outlined' }, 'class="list outlined"'],
  ['cardColor', { cardColor: '#eee' }, '--card-color:#eee'],
  ['cardTextColor', { cardTextColor: '#222' }, '--card-text:#222'],
  ['cardPadding', { cardPadding: '9px' }, '--card-pad:9px'],
  ['cardRadius', { cardRadius: '1px' }, '--card-radius:1px'],
  ['starColor', { starColor: '#fa0' }, '--star-color:#fa0'],
  ['starSize', { starSize: '2rem' }, '--star-size:2rem'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['fontFamily', { fontFamily: 'serif' }, 'font-family:var(--font-serif)'],
  ['backgroundColor', { backgroundColor: '#fff' }, '--bg:#fff'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['stars', { showRating: false }, 'out of 5 stars'],
  ['images', { showProfileImage: false }, 'class="portrait"'],
  ['a header without words', { headerTitle: '' }, 'class="header"'],
  ['stars of a rating beyond five', { entries: [{ ...clara, rating: 6 }] }, 'out of 5 stars'],
])('%s can be left out', async (_what, props, hidden) => {
  expect(await show(props)).not.toContain(hidden)
})

test.each([
  [{ columns: 0 }, 'Use a number from 1 to 4.'],
  [{ columns: 5 }, 'Use a number from 1 to 4.'],
  [{ columns: { base: 3, mobile: 5 } }, 'Use a number from 1 to 4.'],
  [{ entries: [{ ...clara, rating: 0 }] }, 'Use a number from 1 to 5.'],
  [{ entries: [{ ...clara, rating: 6 }] }, 'Use a number from 1 to 5.'],
])('%j is refused', (props, message) => {
  const issues = checkContent([aSection('testimonials', props)])
  expect(issues.map((issue) => issue.message)).toEqual([message])
})
