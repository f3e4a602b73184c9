import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { canShow, findSource } from '../kit/bindings/bind-sources.ts'
import { gyokuro } from '../testing/section-fixture.tsx'
import { block, section, slide, withBlocks } from './compose-page.ts'
import { fillTemplate } from './fill-template.ts'
import { findSection } from './schemas.ts'
import { productSubject } from './subject.ts'

const subject = productSubject(gyokuro, 'EUR')
const bound = (item: PageItem, bindings: Record<string, string>) => ({ ...item, bindings })
const fill = (item: PageItem, of = subject) => fillTemplate([item], of)[0]!.props

const only = (text: string, more = {}) => section('textBlock', 'a', { text, ...more })

test('texts, images and links show the values of the product, also inside lists and blocks', () => {
  const hero = section('hero', 'hero', { slides: [slide('a', {}), slide('b', { title: 'Own' })] })
  expect(fill(bound(hero, { 'slides.a.title': 'product.title' }))).toMatchObject({
    slides: [{ title: 'Gyokuro 50 g' }, { title: 'Own' }],
  })
  const image = section('imageBlock', 'image', { src: '/own.webp' })
  const [setting] = findSection('imageBlock')!.settings.filter(({ kind }) => kind === 'image')
  expect(fill(bound(image, { [setting!.key]: 'product.image' }))).toMatchObject({
    [setting!.key]: '/media/tea/gyokuro-1280.webp',
  })
  const heading = bound(block('heading', 'h', { text: 'Own' }), { text: 'product.price' })
  const [inside] = fill(withBlocks(section('freeSection', 'free', {}), heading))[
    'childComponents'
  ] as PageItem[]
  expect(inside!.props['text']).toBe('€32.00')
})

test('a value is shown as its setting needs it: words in texts, escaped in formatted ones', () => {
  const words = section('textBlock', 'a', { text: 'Own' })
  expect(fill(bound(words, { text: 'product.description' }))['text']).toBe(
    'Shaded for three weeks.',
  )
  const formatted = section('textBlock', 'a', { text: '<p>Own</p>', formatted: true })
  const hostile = productSubject({ ...gyokuro, name: '<b>Gyokuro</b>' }, 'EUR')
  expect(fill(bound(formatted, { text: 'product.title' }), hostile)['text']).toBe(
    '<p>&lt;b&gt;Gyokuro&lt;/b&gt;</p>',
  )
})

test('values are put into a sentence, escaped in formatted texts, and are empty where missing', () => {
  expect(fill(only('Only {{product.title}}, {{product.price}}{{product.brand}}!'))['text']).toBe(
    'Only Gyokuro 50 g, €32.00!',
  )
  expect(fill(only('{{product.unheard}} {{product.image}} {{code}}'))['text']).toBe(
    '{{product.unheard}} {{product.image}} {{code}}',
  )
  const hostile = productSubject(
    { ...gyokuro, name: '<img src=x onerror=alert(1)> {{product.sku}} $&' },
    'EUR',
  )
  const html = '<p><a href="/{{product.title}}">{{product.title}}</a></p>'
  expect(fill(only(html, { formatted: true }), hostile)['text']).toBe(
    '<p><a href="/{{product.title}}">&lt;img src=x onerror=alert(1)&gt; {{product.sku}} $&amp;</a></p>',
  )
  const described = productSubject(
    { ...gyokuro, description: '<p>One</p><p>{{product.sku}}</p>' },
    'EUR',
  )
  expect(fill(only('About: {{product.description}}'), described)['text']).toBe(
    'About: One {{product.sku}}',
  )
  expect(fill(bound(only('Own'), { text: 'product.description' }), described)['text']).toBe(
    'One\n{{product.sku}}',
  )
  const hero = section('hero', 'hero', { slides: [slide('a', { title: 'Buy {{product.title}}' })] })
  expect(fill(hero)).toMatchObject({ slides: [{ title: 'Buy Gyokuro 50 g' }] })
  const plain = only('As it is')
  expect(fillTemplate([plain], subject)[0]).toBe(plain)
})

test('without a value, its entry or its setting, what the owner wrote is shown', () => {
  const words = section('textBlock', 'a', { text: 'Own' })
  for (const [path, name] of [
    ['text', 'product.brand'],
    ['text', 'product.image'],
    ['text', 'product.unheard'],
    ['gone', 'product.title'],
    ['text.entry.title', 'product.title'],
  ] as const)
    expect([path, name, fill(bound(words, { [path]: name }))['text']]).toEqual([path, name, 'Own'])
})

test('sections about a product, and breadcrumbs, take that of the page where none is chosen', () => {
  expect(fill(section('relatedProducts', 'a', { product: '' }))['product']).toBe('gyokuro-50-g')
  expect(fill(section('stickyBuyBar', 'a', { product: 'sencha' }))['product']).toBe('sencha')
  const links = [{ id: 'home', label: 'Home', url: '/' }] as never
  expect(fill(section('breadcrumbs', 'a', { links }))).toMatchObject({
    links: [{ url: '/' }, { label: 'Green tea', url: '/collection/green-tea' }],
  })
})

test('a setting that differs per device cannot be bound', () => {
  const source = findSource('product.title')!
  expect(canShow({ key: 'a', label: 'A', kind: 'text', perDevice: true }, source)).toBe(false)
})
