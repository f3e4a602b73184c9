import type { PageItem } from '@vitrine/contract/content/page.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aSection } from '../testing/section-fixture.tsx'
import { sectionSchemas } from './schemas.ts'
import { SectionSketch } from './section-sketch.tsx'

const draw = (...items: PageItem[]) =>
  renderToStaticMarkup(<SectionSketch items={items} theme={defaultTheme} />)

const unknown = aSection('time-machine', {})

test.each(Object.keys(sectionSchemas))('a sketch of %s differs from an unknown one', (type) => {
  const html = draw(aSection(type, {}))
  expect(html).not.toMatch(/undefined|NaN|\[object/)
  expect(html === draw(unknown)).toBe(
    ['product', 'article', 'searchResults', 'menu', 'pageMain'].includes(type),
  )
})

test('a sketch shows what the section holds', () => {
  const stars = (entries: object[]) =>
    draw(aSection('testimonials', { entries })).split('★★★★★').length - 1
  expect(stars([{}, {}])).toBe(2)
  expect(draw(aSection('footer', { showNewsletter: false })).length).toBeLessThan(
    draw(aSection('footer', {})).length,
  )
})

test('sections in a container are drawn inside of it', () => {
  const html = draw(aSection('container', { childComponents: [aSection('testimonials', {})] }))
  expect(html).toContain('★★★★★')
})

test('values of any shape leave a sketch whole', () => {
  for (const [type, { defaults }] of Object.entries(sectionSchemas)) {
    for (const value of [null, 7, 'constructor', [], {}]) {
      const props = Object.fromEntries(Object.keys(defaults).map((key) => [key, value]))
      expect(draw(aSection(type, props)), `${type} of ${JSON.stringify(value)}`).toContain('<span')
    }
  }
})
