import { expect, test } from 'vitest'
import { mediaImage } from './media-image.ts'
import { renderContent } from '../testing/render-content-fixture.tsx'
import { aSection } from '../testing/section-fixture.tsx'

const hills = '/media/tea/hills-dcba98765-1920x1080.webp'

test('an image of ours comes in five widths, another address only in its own', () => {
  expect(mediaImage(hills)).toEqual({
    srcSet:
      '/media/tea/hills-dcba98765-320.webp 320w, /media/tea/hills-dcba98765-640.webp 640w, ' +
      `/media/tea/hills-dcba98765-768.webp 768w, /media/tea/hills-dcba98765-1280.webp 1280w, ${hills} 1920w`,
    width: 1920,
    height: 1080,
    blur: 'radial-gradient(closest-side,#a98,#a980),linear-gradient(#dcb,#765)',
  })
  expect(mediaImage('/media/tea/hills-1280.webp')).toEqual({
    srcSet:
      '/media/tea/hills-320.webp 320w, /media/tea/hills-640.webp 640w, ' +
      '/media/tea/hills-768.webp 768w, /media/tea/hills-1280.webp 1280w',
  })
  expect(mediaImage('https://example.org/hills-1280.webp')).toBeUndefined()
  expect(mediaImage('/media/tea/../x-1280.webp')).toBeUndefined()
})

const anImage = async (props: Record<string, unknown>) =>
  /<img[^>]*>/.exec(await renderContent([aSection('textBlock'), aSection('imageBlock', props)]))![0]

test('an image tells its size and its colours before it is there', async () => {
  const image = await anImage({ src: hills })

  expect(image).toContain('width="1920" height="1080"')
  expect(image).toContain('linear-gradient(#dcb,#765)')
  expect(image).toMatch(/sizes="auto, 100vw".*loading="lazy" decoding="async"/)
})

test('an image that leaves room in its frame has only the page behind it', async () => {
  expect(await anImage({ src: hills, objectFit: 'contain' })).not.toContain('gradient')
})

test('an image from elsewhere is shown as it is', async () => {
  const image = await anImage({ src: 'https://example.org/hills.jpg' })

  expect(image).toContain('src="https://example.org/hills.jpg"')
  expect(image).not.toMatch(/srcSet|gradient|sizes/)
})

test('an image in a column of pixels is fetched for that width', async () => {
  expect(await anImage({ src: hills, width: '480px' })).toContain('sizes="auto, min(100vw, 480px)"')
})

test('an image without an address says so', async () => {
  expect(await renderContent([aSection('imageBlock')])).toContain('No image selected')
})

test('a link to a bad address is only its content', async () => {
  const html = await renderContent([
    aSection('imageBlock', { src: '/hills.webp', url: 'javascript:alert(1)' }),
  ])
  expect(html).toContain('src="/hills.webp"')
  expect(html).not.toContain('<a ')
})
