import { shopTemplates } from '@vitrine/sections/templates/shops/shop-templates.ts'
import { expect, test } from 'vitest'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createTemplatePreview } from './template-preview.ts'

const { parts, rendered } = await startStorefront()
const preview = createTemplatePreview(parts, 'localhost')

const open = (path: string, init?: RequestInit) =>
  preview(new Request(`http://localhost/theme-home/${path}`, init))

async function read(path: string) {
  const answer = (await open(path))!
  return { answer, html: await answer.text() }
}

test.each(shopTemplates)(
  'every page of $name is rendered as a shop, without scripts',
  async (each) => {
    const { slug, name, products, categories } = each
    const [product, category] = [products[0]!, categories[0]!]
    const pages = {
      '': products[0]!.name,
      '/shop': product.name,
      '/about': name,
      '/page/contact': '<form',
      [`/product/${product.slug}`]: product.name,
      [`/collection/${category.slug}`]: category.name,
    }
    for (const [path, text] of Object.entries(pages)) {
      const { answer, html } = await read(`${slug}/preview${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      expect(html).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
      expect(html).toContain('<h1')
      expect(html).not.toContain('<script')
      expect(html).not.toContain('{shop}')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    }
  },
)

test('links and forms stay within the preview', async () => {
  const { html } = await read('tea/preview')
  const targets = [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g)]
  expect(targets.length).toBeGreaterThan(5)
  for (const [, target = ''] of targets)
    if (!target.startsWith('#')) expect(target).toMatch(/^\/theme-home\/tea\/preview\//)
  expect((await open('tea/preview/cart', { method: 'POST' }))?.headers.get('location')).toBe(
    '/theme-home/tea/preview',
  )
})

test('the list of products is sorted as asked', async () => {
  const { html } = await read('tea/preview/shop?sort=price')
  const at = (name: string) => html.indexOf(`>${name}<`)
  expect(at('Chamomile meadow')).toBeLessThan(at('Side-handled pot'))
})

test('a page is rendered once, whatever its query says', async () => {
  await read('books/preview/about')
  const before = rendered.length
  await read('books/preview/about?a=1')
  await read('books/preview/about?a=2')
  expect(rendered.length).toBe(before)
})

test('what is not there is not found, and other pages are left alone', async () => {
  expect((await read('castle/preview')).answer.status).toBe(404)
  expect((await read('tea/preview/product/none')).answer.status).toBe(404)
  expect((await read('tea/preview/page/none')).answer.status).toBe(404)
  expect((await read('tea/preview/collection/none')).answer.status).toBe(404)
  expect(await open('tea')).toBeUndefined()
})
