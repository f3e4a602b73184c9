import { expect, test } from 'vitest'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { freeSectionSchema } from './free-section.schema.ts'

const words = aSection('text', { text: 'Inside' })
const show = (props: Record<string, unknown>, block: Record<string, unknown> = {}) =>
  showSection('freeSection', {
    ...props,
    childComponents: [{ ...words, props: { ...words.props, ...block } }],
  })

test('a new free section puts its blocks below each other, and takes all of them', () => {
  expect(freeSectionSchema).toMatchObject({
    contentType: 'normal',
    blocks: { takes: 'all', max: 100 },
    defaults: {
      layout: 'stack',
      columns: '1 1',
      gap: '1.5rem',
      alignItems: 'stretch',
      distribute: 'start',
      wrap: false,
      minHeight: '0px',
      textAlign: 'inherit',
      maxWidth: '1280px',
      padding: { base: '4rem 2rem', mobile: '3rem 1.25rem' },
      margin: '0',
      fontFamily: 'theme',
      backgroundColor: '',
      textColor: '',
    },
  })
})

test.each([
  ['its blocks', {}, '>Inside</p>'],
  ['layout', { layout: 'row' }, '--dir:row'],
  ['layout per device', { layout: { base: 'row', mobile: 'stack' } }, '--dir:row;--dir-m:column'],
  ['columns', { layout: 'grid', columns: '2 1' }, '--tracks:minmax(0,2fr) minmax(0,1fr)'],
  ['layers', { layout: 'overlap' }, '--lay:grid'],
  ['gap', { gap: '3rem' }, '--gap:3rem'],
  ['alignItems', { alignItems: 'end' }, '--across:end'],
  ['distribute', { distribute: 'space-between' }, '--along:space-between'],
  ['wrap', { wrap: true }, '--wrap:wrap'],
  ['minHeight', { minHeight: '50vh' }, '--min:50vh'],
  ['textAlign', { textAlign: 'center' }, '--align:center'],
  ['maxWidth', { maxWidth: '600px' }, '--width:600px'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['no padding, and nothing of the theme around it', { padding: '0' }, '--rhythm:0px'],
  ['margin', { margin: '3rem' }, '--mar:3rem'],
  ['fontFamily', { fontFamily: 'mono' }, 'font-family:var(--font-mono)'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  ['width', {}, { width: '50%' }, '--w:50%'],
  ['width on a phone', {}, { width: { base: '50%', mobile: '' } }, '--w:50%;--w-m:auto'],
  ['alignSelf', {}, { alignSelf: 'center' }, '--self:center'],
  ['margin', {}, { margin: '1rem' }, '--mar:1rem'],
  ['columns wide', { layout: 'grid' }, { span: 2 }, '--cell:auto/span 2'],
  ['position', { layout: 'overlap' }, { position: 'end start' }, '--self:end start'],
  ['filling', { layout: 'overlap' }, { position: 'fill' }, '--pin:absolute;--inset:0'],
  ['offset', { layout: 'overlap' }, { offsetX: '10px' }, '--shift:10px 0px'],
  ['layer', { layout: 'overlap' }, { layer: 3 }, '--layer:3'],
  ['staying', {}, { whileScrolling: 'stick' }, '--pin:sticky'],
  [
    'staying except on a phone',
    {},
    { whileScrolling: { base: 'stick', mobile: 'scroll' } },
    '--pin:sticky;--pin-m:static',
  ],
])('%s of a block is seen', async (_prop, props, block, shown) => {
  expect(await show(props, block)).toContain(shown)
})

test('a position matters among layers only', async () => {
  expect(await show({}, { position: 'fill', offsetX: '10px' })).not.toMatch(/--pin|--shift|--self/)
})
