import { expect, test } from 'vitest'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { imageWithTextSchema } from './image-with-text.schema.ts'

const show = (props: Record<string, unknown>) => showSection('imageWithText', props)
const shelf = { image: '/media/tea/shelf-1280.webp', alt: 'A shelf' }

test('a new one has its text beside the image, on the right', () => {
  expect(imageWithTextSchema.defaults).toEqual({
    image: '',
    alt: '',
    arrangement: 'beside',
    side: 'right',
    share: '1 1',
    height: { base: '520px', mobile: '320px' },
    focus: 'center',
    vertical: 'center',
    textAlign: 'inherit',
    gap: '1.25rem',
    textWidth: '32rem',
    maxWidth: '1280px',
    padding: { base: '4rem 2rem', mobile: '2.5rem 1.25rem' },
    margin: '0',
    fontFamily: 'theme',
    backgroundColor: '',
    textColor: '',
    textBackground: '',
    overlay: 'rgba(0, 0, 0, 0.35)',
    borderRadius: '',
  })
})

test.each([
  ['image', shelf, 'src="/media/tea/shelf-1280.webp"'],
  ['alt', shelf, 'alt="A shelf"'],
  ['its blocks', { childComponents: [aSection('text', { text: 'Inside' })] }, '>Inside</p>'],
  ['over', { arrangement: 'over' }, 'class="frame over"'],
  ['overlapping', { arrangement: 'overlapping' }, 'class="frame overlapping"'],
  ['side', { side: 'left' }, 'data-side="left"'],
  ['share', { share: '2 1' }, '--tracks:minmax(0,2fr) minmax(0,1fr)'],
  [
    'share with the text on the left',
    { share: '2 1', side: 'left' },
    '--tracks:minmax(0,1fr) minmax(0,2fr)',
  ],
  ['height', { height: '300px' }, '--h:300px'],
  ['focus', { focus: { base: 'center', mobile: 'left' } }, '--focus:center;--focus-m:left'],
  ['vertical', { vertical: 'end' }, '--vertical:end'],
  ['textAlign', { textAlign: 'center' }, '--align:center'],
  ['gap', { gap: '2rem' }, '--gap:2rem'],
  ['textWidth', { textWidth: '20rem' }, '--most:20rem'],
  ['maxWidth', { maxWidth: '900px' }, '--width:900px'],
  ['padding', { padding: '1rem' }, '--pad:1rem'],
  ['margin', { margin: '2rem' }, '--mar:2rem'],
  ['fontFamily', { fontFamily: 'mono' }, 'font-family:var(--font-mono)'],
  ['backgroundColor', { backgroundColor: '#eee' }, '--bg:#eee'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
  ['textBackground', { textBackground: '#fff' }, '--ground:#fff'],
  ['overlay', { arrangement: 'over', overlay: '#0008' }, '--overlay:#0008'],
  ['borderRadius', { borderRadius: '9px' }, '--corner:9px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test('without an image shoppers get an empty frame, not the words of the builder', async () => {
  expect(await show({})).not.toContain('No image selected')
  expect(await showSection('imageWithText', {}, 'canvas')).toContain('No image selected')
})
