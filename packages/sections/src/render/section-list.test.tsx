import { expect, test, vi } from 'vitest'
import { renderContent } from '../testing/render-content-fixture.tsx'
import { aSection } from '../testing/section-fixture.tsx'

test('shoppers see nothing of a section that we do not know', async () => {
  const html = await renderContent([aSection('mystery'), aSection('textBlock', { text: 'Tea' })])
  expect(html).toContain('Tea')
  expect(html).not.toContain('mystery')
})

test('a section that a newer version wrote is not shown', async () => {
  const html = await renderContent([{ ...aSection('textBlock', { text: 'Later' }), v: 99 }])
  expect(html).not.toContain('Later')
})

test('a broken section leaves the others standing', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = await renderContent([
    aSection('textBlock', { text: 'Before' }, 'a'),
    aSection('footer', { columns: 'none' }, 'b'),
    aSection('textBlock', { text: 'After' }, 'c'),
  ])
  expect(html).toContain('Before')
  expect(html).toContain('After')
  expect(html).not.toContain('data-section-id="b"')
  failures.mockClear()
})

test("a container's sections are in its slot", async () => {
  const child = aSection('textBlock', { text: 'Inside' })
  const html = await renderContent([aSection('container', { childComponents: [child] }, 'box')])
  expect(html).toMatch(/data-slot-of="box"[^>]*>.*Inside/)
})
