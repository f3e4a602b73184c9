import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { forShop } from '@vitrine/sections/presets/for-shop.ts'
import { checkContent } from '@vitrine/sections/render/check-content.ts'
import { hasMainHeading } from '@vitrine/sections/render/has-main-heading.ts'
import { contrastOf, mixColors } from '@vitrine/commerce/text/contrast.ts'
import { expect, test } from 'vitest'
import { shopTemplates } from './shop-templates.ts'
import { templateCards } from './template-cards.ts'
import { templateImage } from './template-image.ts'

const files = new Set(await readdir(path.join(import.meta.dirname, '../../images/templates')))

test('every card is a template, and no two share a trade, a name or a theme', () => {
  expect(shopTemplates.map(({ slug }) => slug)).toEqual(templateCards.map(({ slug }) => slug))
  expect(shopTemplates.length).toBeGreaterThanOrEqual(8)
  for (const field of ['trade', 'name', 'theme'] as const) {
    const values = shopTemplates.map((each) => JSON.stringify(each[field]))
    expect(new Set(values).size, field).toBe(shopTemplates.length)
  }
  const arrangements = shopTemplates.map(({ pages }) =>
    pages.home.content.map(({ type }) => type).join(' '),
  )
  expect(new Set(arrangements).size).toBeGreaterThanOrEqual(8)
})

test.each(shopTemplates)('$name: its sections allow every value', ({ globalContent, pages }) => {
  expect(checkContent(globalContent)).toEqual([])
  for (const [name, page] of Object.entries(pages)) {
    expect(checkContent(page.content), name).toEqual([])
    expect(hasMainHeading(page.content), name).toBe(true)
    expect(page.metaDescription.length, name).toBeLessThanOrEqual(160)
    expect(JSON.stringify(forShop(page.content, 'Corner & Co')), name).not.toContain('{shop}')
  }
})

test.each(shopTemplates)('$name: its text reads on its grounds', ({ theme }) => {
  const { pageColor, textColor, accentColor } = theme
  const soft = mixColors(accentColor, 0.08, pageColor)
  expect(contrastOf(textColor, pageColor)).toBeGreaterThanOrEqual(7)
  expect(contrastOf(mixColors(textColor, 0.7, soft), soft)).toBeGreaterThanOrEqual(4.5)
})

test.each(shopTemplates)('$name: products are in its categories and have images', (template) => {
  const { slug, products, categories, globalContent, pages } = template
  const categorySlugs = categories.map((category) => category.slug)
  const productSlugs = products.map((product) => product.slug)
  for (const { category } of products) expect(categorySlugs).toContain(category)
  for (const { image } of categories) expect(productSlugs).toContain(image)
  const used = JSON.stringify([globalContent, pages]).match(/\/media\/stock\/[^"]+/g) ?? []
  const images = [...used, ...productSlugs.map((name) => templateImage(slug, name))]
  for (const image of images) expect(files).toContain(fileOf(image))
})

function fileOf(url: string): string {
  return path.basename(url).replace(/-\d+x\d+(?=\.webp$)/, '')
}
