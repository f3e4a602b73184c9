import { expect, test } from 'vitest'
import { mediaSrcset } from './media-srcset.ts'
import { renderContent } from './render-content-fixture.tsx'
import { aSection } from './section-fixture.tsx'

test('an uploaded picture comes in three widths, another address only in its own', () => {
  expect(mediaSrcset('/media/tea/hills-1280.webp')).toBe(
    '/media/tea/hills-320.webp 320w, /media/tea/hills-640.webp 640w, /media/tea/hills-1280.webp 1280w',
  )
  expect(mediaSrcset('https://example.org/hills-1280.webp')).toBeUndefined()
  expect(mediaSrcset('/media/tea/../x-1280.webp')).toBeUndefined()
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
