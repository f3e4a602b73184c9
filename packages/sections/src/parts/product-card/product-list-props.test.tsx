import { expect, test, vi } from 'vitest'
import { productGridSchema } from '../../types/product-grid/product-grid.schema.ts'
import { productSliderSchema } from '../../types/product-slider/product-slider.schema.ts'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, sencha } from '../../testing/section-fixture.tsx'
import { isVisible } from '../../kit/setting.ts'
import { simpleProductGridSchema } from '../../types/simple-product-grid/simple-product-grid.schema.ts'

const schemas = {
  productGrid: productGridSchema,
  simpleProductGrid: simpleProductGridSchema,
  productSlider: productSliderSchema,
} as const
type List = keyof typeof schemas

test.each([
  ['productGrid', { productCollection: 'latest', numberOfProducts: 6, layoutType: 'grid' }],
  ['productGrid', { desktopColumns: 4, tabletColumns: 2, mobileColumns: 1 }],
  ['simpleProductGrid', { productCollection: 'latest', numberOfProducts: 6 }],
  ['simpleProductGrid', { mobileColumns: 2, layoutType: 'grid' }],
  ['productSlider', { numberOfProducts: 6, spacing: { base: 12, tablet: 16, mobile: 16 } }],
  ['simpleProductGrid', { spacing: { base: 12, tablet: 16, mobile: 5 } }],
] as const)('a new %s has %j', (type, defaults) => {
  expect(schemas[type].defaults).toMatchObject(defaults)
})

test.each([
  ['productGrid', 'numberOfProducts', { min: 1 }],
  ['productSlider', 'numberOfProducts', { min: 1 }],
  ['productGrid', 'desktopColumns', { min: 1, max: 5 }],
  ['productGrid', 'tabletColumns', { min: 1, max: 4 }],
  ['productGrid', 'mobileColumns', { min: 1, max: 2 }],
  ['simpleProductGrid', 'desktopColumns', { min: 1, max: 5 }],
  ['simpleProductGrid', 'tabletColumns', { min: 1, max: 3 }],
  ['simpleProductGrid', 'mobileColumns', { min: 1, max: 2 }],
  ['productGrid', 'spacing', { min: 0, max: 100 }],
  ['simpleProductGrid', 'spacing', { min: 0, max: 100 }],
  ['productSlider', 'spacing', { min: 0, max: 100 }],
] as const)("a %s's %s is chosen within %j", (type, key, limits) => {
  expect(settingOf(type, key)).toMatchObject(limits)
})

test.each(['productGrid', 'simpleProductGrid'] as const)(
  'a %s offers its gap in the grid only, its spacing in the slider only',
  (type) => {
    for (const [layoutType, gap, spacing] of [
      ['grid', true, false],
      ['slider', false, true],
    ] as const) {
      expect(isVisible(settingOf(type, 'gap'), { layoutType })).toBe(gap)
      expect(isVisible(settingOf(type, 'spacing'), { layoutType })).toBe(spacing)
    }
  },
)

test.each([
  ['productGrid', {}, '--columns:4;--columns-t:2;--columns-m:1;--spacing:2rem'],
  ['productGrid', { layoutType: 'slider' }, '--spacing:12px;--spacing-t:16px;--spacing-m:16px'],
  ['productGrid', { layoutType: 'slider' }, 'aria-label="Next products"'],
  ['productGrid', { desktopColumns: 'x' }, '--columns:4;'],
  ['simpleProductGrid', {}, '--columns:4;--columns-t:2;--columns-m:2'],
  ['simpleProductGrid', { mobileColumns: null }, '--columns-m:2'],
  ['productSlider', { title: 'Our teas' }, '>Our teas</h2>'],
  ['productSlider', {}, '--pad:4rem 2rem'],
  ['productSlider', { spacing: 40 }, '--spacing:40px'],
  ['productSlider', { padding: '1rem' }, '--pad:1rem'],
  ['productGrid', { titleAlign: 'center' }, '--title-align:center'],
  ['productGrid', { titleSize: '3rem', title: 'T' }, '--size:3rem'],
  ['productGrid', { titleColor: '#123456', title: 'T' }, '--title-color:#123456'],
  ['productGrid', { styling: 'outlined' }, 'outlined'],
  ['productGrid', { imageRatio: 'portrait' }, '--card-ratio:4 / 5'],
  ['productGrid', { imageFit: 'contain' }, '--card-fit:contain'],
  ['productGrid', { cardAlign: 'center' }, '--card-align:center'],
  ['productGrid', { cardColor: '#123456' }, '--card-color:#123456'],
  ['productGrid', { cardRadius: '3px' }, '--card-radius:3px'],
  ['productGrid', { priceColor: '#123456' }, '--card-price:#123456'],
  ['productGrid', { saleColor: '#123456' }, '--card-sale:#123456'],
  ['productGrid', { buttonColor: '#123456' }, '--accent:#123456'],
  ['productGrid', { buttonTextColor: '#123456' }, '--on-accent:#123456'],
  ['productGrid', { textColor: '#123456' }, 'color:#123456'],
  ['productGrid', { backgroundColor: '#123456' }, '--bg:#123456'],
  ['productGrid', { maxWidth: '900px' }, '--list-width:900px'],
  ['productGrid', { margin: '1rem' }, '--mar:1rem'],
  ['productGrid', { fontFamily: 'serif' }, 'font-family:var(--font-serif)'],
  ['productGrid', { showRating: true }, 'Rated 4 out of 5'],
  ['productGrid', { showAddToCart: true }, 'Add to cart: Sencha 100 g'],
] as const)('a %s with %j shows %s', async (type, props, shown) => {
  expect(await renderContent([aSection(type, props)])).toContain(shown)
})

test.each([
  [{ showRating: false }, 'Rated'],
  [{ showAddToCart: false }, 'Add to cart'],
  [{ layoutType: 'grid' }, 'Next products'],
])('a grid with %j does not show %s', async (props, absent) => {
  expect(await renderContent([aSection('productGrid', props)])).not.toContain(absent)
})

test.each([
  ['productGrid', {}, { productCollection: 'latest', numberOfProducts: 6 }],
  ['productGrid', { productCollection: 'green-tea' }, { productCollection: 'green-tea' }],
  ['productGrid', { productCollection: 7 }, { productCollection: 'latest' }],
  ['productGrid', { numberOfProducts: 0 }, { numberOfProducts: 6 }],
  ['productGrid', { numberOfProducts: 1e9 }, { numberOfProducts: 100 }],
  ['simpleProductGrid', { numberOfProducts: 'x' }, { numberOfProducts: 6 }],
  ['productSlider', { numberOfProducts: null }, { numberOfProducts: 1 }],
  ['productSlider', { numberOfProducts: 0 }, { numberOfProducts: 1 }],
] as const)('a %s with %j asks the shop for %j', async (type, props, query) => {
  const products = vi.fn<(input?: unknown) => Promise<(typeof sencha)[]>>(async () => [sencha])
  await renderContent([aSection(type, props)], { products })
  expect(products).toHaveBeenCalledWith(expect.objectContaining(query))
})

test.each([
  ['productSlider', { numberOfProducts: 9 }, 9],
  ['productSlider', { numberOfProducts: null }, 4],
  ['productSlider', { numberOfProducts: 'x' }, 4],
  ['productGrid', { numberOfProducts: 1e9 }, 100],
])('a %s with %j waits with %3$i skeletons', async (type, props, count) => {
  const html = await renderContent([aSection(type, props)], { prefetch: false })
  expect(html.match(/<li>/g)).toHaveLength(count)
})

test.each(['productGrid', 'simpleProductGrid'])('a failed %s says so', async (type) => {
  const html = await renderContent([aSection(type)], {
    products: () => Promise.reject(new Error('Out of tea.')),
  })
  expect(html).toContain('>Error: Out of tea.<')
})

function settingOf(type: List, key: string) {
  return schemas[type].settings.find((setting) => setting.key === key)!
}
