import { contrastColor, contrastOf, mixColors } from '@vitrine/commerce/text/contrast.ts'
import { schemesOf, theme, themeInScheme } from '@vitrine/contract/content/theme.ts'
import { expect, test } from 'vitest'
import { shopTheme } from './shop-theme.ts'
import { themePresets } from './theme-presets.ts'

test('there are six presets, each with a name of its own', () => {
  expect(new Set(themePresets.map(({ name }) => name)).size).toBe(6)
})

test.each(themePresets)('$name reads: text, buttons, badges and prices', (preset) => {
  const { pageColor, textColor, accentColor, saleColor } = theme.parse(preset.theme)
  const share = Number.parseFloat(String(shopTheme(preset.theme)['--sale-share'])) / 100
  const pairs = [
    [textColor, pageColor],
    [contrastColor(accentColor), accentColor],
    [contrastColor(saleColor), saleColor],
    [mixColors(saleColor, share, textColor), pageColor],
    [mixColors(textColor, 0.7, pageColor), pageColor],
  ]
  for (const [ink, ground] of pairs)
    expect(contrastOf(ink!, ground!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  // Graphics such as a chosen option's frame need a contrast of only 3.
  expect(contrastOf(accentColor, pageColor)).toBeGreaterThanOrEqual(3)
})

test.each(themePresets)(
  'all five schemes of $name read: text, quiet text and buttons',
  (preset) => {
    const schemes = schemesOf(preset.theme)
    expect(schemes).toHaveLength(5)
    for (const { id } of schemes) {
      const { pageColor, textColor, accentColor } = themeInScheme(preset.theme, id)
      // On these, quiet text has the full colour.
      const quiet = ['accent', 'contrast'].includes(id) ? 1 : 0.7
      const pairs = [
        [mixColors(textColor, quiet, pageColor), pageColor],
        [contrastColor(accentColor), accentColor],
      ]
      for (const [ink, ground] of pairs)
        expect(contrastOf(ink!, ground!), `${id}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accentColor, pageColor), id).toBeGreaterThanOrEqual(3)
    }
  },
)

test('presets differ from each other in more than their colours', () => {
  const shapes = themePresets.map(({ theme }) => {
    const shape = Object.entries(theme).filter(([field]) => !field.endsWith('Color'))
    return JSON.stringify(shape)
  })
  expect(new Set(shapes).size).toBe(themePresets.length)
})

test('a sale colour that does not read on the page gives way to the text', () => {
  const [gallery] = themePresets
  const pale = { ...gallery!.theme, saleColor: '#ffe08a' }
  expect(shopTheme(gallery!.theme)).toMatchObject({ '--sale-share': '100%' })
  expect(Number.parseFloat(String(shopTheme(pale)['--sale-share']))).toBeLessThan(62)
})
