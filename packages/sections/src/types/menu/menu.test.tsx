import { expect, test } from 'vitest'
import { isStill } from '../../render/components.ts'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'

const link = (label: string, url: string, children: object[] = []) => ({
  id: label,
  label,
  url,
  target: '_self',
  children,
})
const none = { mega: false, featureImage: '', featureText: '', featureUrl: '' }
const tea = { ...link('Tea', '/shop', [link('Green', '/green', [link('Sencha', '/s')])]), ...none }
const about = { ...link('About', '/about'), ...none }

test('in a header what is below an entry opens, with the entry’s own link first', async () => {
  const html = await showSection('menu', { layout: 'bar', entries: [tea, about] })
  expect(html).toMatch(/<details name="menu"><summary><span dir="auto">Tea<\/span>/)
  expect(html).toMatch(
    /All Tea<\/a><\/li><li><a href="\/green"[^>]*>Green<\/a><ul><li><a href="\/s"/,
  )
  expect(html).toMatch(/<li><a href="\/about" class="menu-link">/)
})

test('columns have an image with its link beside them', async () => {
  const mega = {
    ...tea,
    mega: true,
    featureImage: '/media/harvest.webp',
    featureText: 'The harvest',
    featureUrl: '/blog/harvest',
  }
  const html = await showSection('menu', { layout: 'bar', entries: [mega] })
  expect(html).toMatch(/class="menu-mega"/)
  expect(html).toMatch(/<a href="\/blog\/harvest" class="menu-feature"><img[^>]*harvest\.webp/)
})

test('in a footer entries are columns, and the others share one', async () => {
  const html = await showSection('menu', { layout: 'footer', entries: [tea, about] })
  expect(html).toContain('<h2 dir="auto"><a href="/shop">Tea</a></h2>')
  expect(html).not.toContain('<details')
  expect(html).toMatch(/<ul><li><a href="\/about"/)
})

test('only a menu that opens needs JavaScript', () => {
  expect(isStill(aSection('menu', { live: false }))).toBe(true)
  expect(isStill(aSection('menu', { live: true }))).toBe(false)
})
