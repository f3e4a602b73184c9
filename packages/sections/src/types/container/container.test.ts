import { expect, test } from 'vitest'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { containerSchema } from './container.schema.ts'

test('a new container holds its sections side by side, on a phone below each other', () => {
  expect(containerSchema).toMatchObject({
    contentType: 'container',
    defaults: {
      direction: { base: 'row', mobile: 'column' },
      gap: '2rem',
      alignItems: 'center',
      maxWidth: '1280px',
      minHeight: '0px',
      padding: { base: '3rem 2rem', mobile: '2rem 1.25rem' },
      margin: '0',
      backgroundColor: '',
      textColor: '',
      borderColor: '',
      borderWidth: '0px',
      borderRadius: '0px',
    },
  })
})

test.each([
  ['childComponents', { childComponents: [aSection('textBlock', { text: 'Inside' })] }, '>Inside<'],
  ['direction', { direction: 'column' }, '--flow:row'],
  ['direction per device', {}, '--flow:column;--flow-m:row'],
  ['gap', { gap: '3rem' }, '--gap:3rem'],
  ['alignItems', { alignItems: 'end' }, '--across:end'],
  ['maxWidth', { maxWidth: '600px' }, '--width:600px'],
  ['minHeight', { minHeight: '50vh' }, '--min:50vh'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['margin', { margin: '3rem' }, '--mar:3rem'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
  ['a border', { borderWidth: '2px', borderColor: '#f00' }, '--edge:2px solid #f00'],
  ['borderRadius', { borderRadius: '9px' }, '--corner:9px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await showSection('container', props)).toContain(shown)
})

test('an empty container says nothing to shoppers', async () => {
  expect(await showSection('container')).toMatch(/<div[^>]*data-slot-of[^>]*><\/div>/)
})
