import { expect, test } from 'vitest'
import { showSection } from '../../testing/show-section-fixture.ts'
import { matches } from './matches.ts'

const place = {
  id: 'a',
  name: 'Old town',
  address: '12 Market Lane\n10115 Berlin',
  hours: 'Monday 10–19',
  phone: '+49 30 / 12 34',
  image: '/media/tea/shelf-1280.webp',
  mapUrl: '',
}
const three = [place, { ...place, id: 'b' }, { ...place, id: 'c', name: 'Harbour' }]

const show = (props: Record<string, unknown> = {}) => showSection('storeLocator', props)

test('a place has its address, hours, phone and a link to a map', async () => {
  const html = await show({ places: [place] })
  for (const part of ['Old town</h3>', '12 Market Lane', 'Monday 10–19', 'href="tel:+49301234"'])
    expect(html).toContain(part)
  expect(html).toContain(
    'href="https://www.openstreetmap.org/search?query=12%20Market%20Lane%2010115%20Berlin" target="_blank"',
  )
})

test.each([
  ['title', { title: 'Come by' }, '>Come by</h2>'],
  ['mapLabel', { mapLabel: 'Way' }, '>Way<'],
  ['mapUrl', { places: [{ ...place, mapUrl: 'https://maps.example/x' }] }, 'maps.example/x'],
  ['showSearch', { places: three }, 'type="search"'],
  ['desktopColumns', { desktopColumns: 2 }, '--columns:2'],
  ['styling', { styling: 'outlined' }, 'class="grid outlined"'],
  ['cardColor', { cardColor: '#123456' }, '--card:#123456'],
  ['maxWidth', { maxWidth: '900px' }, '--inner:900px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show({ places: [place], ...props })).toContain(shown)
})

test('there is nothing to search in two places, or where it is turned off', async () => {
  expect(await show({ places: three.slice(1) })).not.toContain('type="search"')
  expect(await show({ places: three, showSearch: false })).not.toContain('type="search"')
})

test.each([
  ['berlin', true],
  ['  MARKET  old ', true],
  ['bérlin', true],
  ['', true],
  ['hamburg', false],
  ['berlin hamburg', false],
])('a search for “%s” finds the place: %s', (search, isFound) => {
  expect(matches(place, search)).toBe(isFound)
})

test('without places shoppers see nothing, and the owner sees what to do', async () => {
  expect(await show()).toMatch(/<section[^>]*><\/section>/)
  expect(await showSection('storeLocator', {}, 'canvas')).toContain('Add the first place')
})
