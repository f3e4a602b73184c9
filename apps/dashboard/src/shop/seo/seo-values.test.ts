import { defaultSeo } from '@vitrine/contract/shop/seo-settings.ts'
import { expect, test } from 'vitest'
import { codeIn, seoErrors, seoOfValues, seoValues } from './seo-values.ts'

const view = { ...defaultSeo, revision: 3, sitemap: { url: '', builtAt: null, addresses: null } }

test('what is loaded is what is saved', () => {
  expect(seoOfValues(seoValues(view))).toEqual(defaultSeo)
  const returns = { days: 14, fees: 'free' } as const
  expect(seoOfValues(seoValues({ ...view, returns }))).toEqual({ ...defaultSeo, returns })
})

test('a code is taken out of the element that services offer to copy', () => {
  expect(codeIn('<meta name="google-site-verification" content="a_B-1=" />')).toBe('a_B-1=')
  expect(codeIn(' google-site-verification=a_B ')).toBe('a_B')
  expect(codeIn(' a_B-1= ')).toBe('a_B-1=')
})

test('each mistake is named at its field', () => {
  const values = seoValues(view)
  const templates = { ...values.templates, product: { title: '', description: '{x}' } }
  expect(Object.keys(seoErrors({ ...values, templates, robots: 'x', favicon: 'leaf' }))).toEqual([
    'templates.product.title',
    'templates.product.description',
    'favicon',
    'robots',
  ])
  expect(seoErrors(values)).toEqual({})
})
