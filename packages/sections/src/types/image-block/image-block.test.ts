import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { imageBlockSchema } from './image-block.schema.ts'

const hills = { src: '/hills.webp', alt: 'Hills in the mist' }

test('a new image has none yet, and fills its frame', () => {
  expect(imageBlockSchema.defaults).toMatchObject({
    src: '',
    alt: '',
    url: '',
    width: '100%',
    height: '420px',
    objectFit: 'cover',
    align: 'center',
    padding: { base: '2rem', mobile: '1.25rem' },
    margin: '0',
    borderRadius: '0px',
    backgroundColor: '',
  })
})

test.each(['shop', 'canvas'] as const)(
  "without a source the %s says 'No image selected'",
  async (mode) => {
    expect(await showSection('imageBlock', { alt: 'Hills' }, mode)).toContain('No image selected')
  },
)

test.each([
  ['src', hills, 'src="/hills.webp"'],
  ['alt', hills, 'alt="Hills in the mist"'],
  ['width', { ...hills, width: '50%' }, '--w:50%'],
  ['height', { ...hills, height: '9rem' }, '--h:9rem'],
  ['objectFit', { ...hills, objectFit: 'contain' }, '--fit:contain'],
  ['url', { ...hills, url: '/shop' }, '<a href="/shop"'],
  ['align', { ...hills, align: 'right' }, '--side:right'],
  ['padding', { ...hills, padding: '1rem' }, '--pad:1rem'],
  ['margin', { ...hills, margin: '3rem' }, '--mar:3rem'],
  ['borderRadius', { ...hills, borderRadius: '50%' }, '--corner:50%'],
  ['backgroundColor', { ...hills, backgroundColor: '#eee' }, '--bg:#eee'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await showSection('imageBlock', props)).toContain(shown)
})

test.each([
  ['its description', { url: '/collection/green-tea' }, 'Hills in the mist'],
  ['where it leads', { alt: '', url: '/collection/green-tea?sort=new' }, 'green tea'],
  ['where it leads, outside too', { alt: '', url: 'https://example.org/' }, 'example.org'],
  ['the home page', { alt: '', url: '/' }, 'Home'],
])('an image that is a link is called by %s', async (_by, props, name) => {
  expect(await showSection('imageBlock', { ...hills, ...props })).toContain(`alt="${name}"`)
})

test('an address that is none makes no link', async () => {
  const html = await showSection('imageBlock', { ...hills, url: 'javascript:x' })
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('aria-label')
})
