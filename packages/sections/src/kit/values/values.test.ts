import { describe, expect, test } from 'vitest'
import { contrastColor, contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { shopTheme } from '../../theme/shop-theme.ts'
import { themePresets } from '../../theme/theme-presets.ts'
import { cssColor } from './css-color.ts'
import { cssGradient } from './css-gradient.ts'
import { cssSize } from './css-size.ts'
import { opaqueColor } from './opaque-color.ts'
import { safeSource, safeUrl } from './safe-url.ts'
import { readableOn } from './readable-on.ts'
import { cssSpacing } from './spacing.ts'
import { resolveThemeColor, themeColors } from './theme-color.ts'

const defaultColors = themeColors(defaultTheme)

describe.each(themePresets)('in the theme $name', ({ theme }) => {
  const {
    'on-quiet': onQuiet,
    'on-deep': onDeep,
    'on-sale': onSale,
  } = Object.fromEntries(
    Object.entries(shopTheme(theme)).map(([name, value]) => [name.slice(2), String(value)]),
  )
  const seen = (value: string | undefined) =>
    ({ 'var(--on-quiet)': onQuiet, 'var(--on-deep)': onDeep, 'var(--on-sale)': onSale })[
      value ?? ''
    ] ?? String(resolveThemeColor(value, theme))

  test.each(themeColors(theme))('text on $name can be read', ({ value, color }) => {
    expect(contrastOf(seen(readableOn(value)), color)).toBeGreaterThanOrEqual(textContrast)
  })
})

describe('a colour', () => {
  test.each(['#fff', '#1c1f23', '#1c1f2380', 'rgb(1, 2, 3)', 'rgba(0, 0, 0, 0.35)'])(
    'is %s',
    (css) => expect(cssColor(css)).toBe(css),
  )
  test.each(['hsl(120 50% 50%)', 'rgb(1 2 3 / 50%)', 'red', 'transparent'])('is %s', (css) =>
    expect(cssColor(css)).toBe(css),
  )
  test.each(defaultColors)('of the theme is $value', ({ value }) => {
    expect(cssColor(value)).toBe(value)
  })
  test.each(['#ff', 'red;', 'red}', 'url(x)', 'var(--x)', 'banana', 'rgb(1,2)', '', 7, null])(
    'is not %s',
    (css) => expect(cssColor(css)).toBeUndefined(),
  )
})

describe('on a white ground', () => {
  test.each([
    ['#123456', '#123456'],
    ['#ABC', '#aabbcc'],
    ['#00000080', '#7f7f7f'],
    ['rgba(0, 0, 0, 0.5)', '#808080'],
    ['rgb(100% 0% 0% / 50%)', '#ff8080'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(-120deg, 100%, 50%)', '#0000ff'],
    ['White', '#ffffff'],
    ['transparent', '#ffffff'],
  ])('%s is seen as %s', (css, seen) => expect(opaqueColor(css, '#ffffff')).toBe(seen))

  test.each(['currentcolor', '', 'url(x)', undefined])('%s is no colour of its own', (css) =>
    expect(opaqueColor(css, '#ffffff')).toBeUndefined(),
  )
})

describe('a size', () => {
  test.each([
    ['4rem', '4rem'],
    ['-1.5px', '-1.5px'],
    ['50%', '50%'],
    ['.5em', '0.5em'],
    ['0', '0px'],
    [12, '12px'],
  ])('%s is %s', (value, css) => expect(cssSize(value)).toBe(css))
  test.each(['calc(1px)', '1px;', '1 px', '1e9px', '', 'auto', Number.NaN, {}])(
    'is not %s',
    (css) => expect(cssSize(css)).toBeUndefined(),
  )
})

describe('a spacing', () => {
  test.each([
    ['4rem 2rem', '4rem 2rem'],
    ['0 auto', '0px auto'],
    [8, '8px'],
  ])('%s is %s', (value, css) => expect(cssSpacing(value)).toBe(css))
  test.each(['1px 2px 3px 4px 5px', '1px;2px', 'inherit', ''])('is not %s', (css) =>
    expect(cssSpacing(css)).toBeUndefined(),
  )
})

describe('a gradient', () => {
  test('is a direction and colours with stops', () => {
    const css = 'linear-gradient(135deg, #18181b, rgba(0, 0, 0, 0.5) 60%, red)'
    expect(cssGradient(css)).toBe(css)
  })
  test.each(['linear-gradient(red)', 'linear-gradient(red, url(x))', 'url(x)', 'red'])(
    'is not %s',
    (css) => expect(cssGradient(css)).toBeUndefined(),
  )
})

describe('an address', () => {
  test.each([
    '/shop',
    '#top',
    '?page=2',
    'about',
    'https://example.org/x?y#z',
    'mailto:tea@example.org',
    'tel:+49 30 123',
  ])('may be %s', (url) => expect(safeUrl(url)).toBe(url))
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x/y',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    '/\t/evil.example',
    'x'.repeat(2001),
    '',
    null,
  ])('is never %s', (url) => expect(safeUrl(url)).toBeUndefined())
  test('of an image begins at the root or with http', () => {
    expect(safeSource('hills.webp')).toBeUndefined()
    expect(safeSource('mailto:tea@example.org')).toBeUndefined()
    expect(safeSource('/media/tea/sencha-1280.webp')).toBe('/media/tea/sencha-1280.webp')
  })
})

test('text on a colour is black or white, whichever reads better', () => {
  expect(contrastColor('#d7ff3e')).toBe('#111111')
  expect(contrastColor('#2f5d50')).toBe('#ffffff')
  expect(contrastColor('#000')).toBe('#ffffff')
  expect(contrastColor('red')).toBeUndefined()
})
