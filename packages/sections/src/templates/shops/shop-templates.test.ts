import { forShop } from '../../presets/for-shop.ts'
import { checkContent } from '../../render/check-content.ts'
import { hasMainHeading } from '../../render/has-main-heading.ts'
import { contrastOf, mixColors } from '@vitrine/commerce/text/contrast.ts'
import { expect, test } from 'vitest'
import { shopTemplates } from './shop-templates.ts'
import { templateCards } from './template-cards.ts'

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

test.each(shopTemplates)('$name: products are in its categories', ({ products, categories }) => {
  const categorySlugs = categories.map(({ slug }) => slug)
  const productSlugs = products.map(({ slug }) => slug)
  for (const { category } of products) expect(categorySlugs).toContain(category)
  for (const { image } of categories) expect(productSlugs).toContain(image)
})
