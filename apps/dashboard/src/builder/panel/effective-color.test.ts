import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { findSection, sectionSchemas } from '@vitrine/sections/render/schemas.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { expect, test } from 'vitest'
import type { Entry } from '../sections/list-entries.ts'
import { effectiveColor, groundOf } from './effective-color.ts'

const { pageColor, textColor, accentColor } = defaultTheme

function scene(type: string, values: Entry = {}) {
  const { settings, defaults } = findSection(type)!
  return { settings, values: { ...(defaults as Entry), ...values }, theme: defaultTheme }
}

test("a colour that is not set is the theme's, or that of the setting it follows", () => {
  expect(effectiveColor('backgroundColor', scene('textBlock'))).toBe(pageColor)
  expect(effectiveColor('textColor', scene('textBlock'))).toBe(textColor)
  expect(effectiveColor('buttonColor', scene('contactForm'))).toBe(accentColor)
  expect(effectiveColor('titleColor', scene('productGrid', { textColor: '#123456' }))).toBe(
    '#123456',
  )
})

test('what the section chooses itself is not guessed', () => {
  expect(effectiveColor('buttonTextColor', scene('contactForm'))).toBeUndefined()
})

test('a colour that lets through is seen with what lies behind it', () => {
  const values = { textColor: '#00000080', backgroundColor: '#ffffff' }
  expect(effectiveColor('textColor', scene('textBlock', values))).toBe('#7f7f7f')
})

test("a slide's title is checked against its colour, but an image has none", () => {
  const { settings } = sectionSchemas.hero.settings.find(({ key }) => key === 'slides') as Extract<
    Setting,
    { kind: 'list' }
  >
  const slide = (values: Entry) => groundOf('background', { settings, values, theme: defaultTheme })
  expect(slide({ backgroundType: 'solid', background: '#204030' })).toBe('#204030')
  expect(slide({ backgroundType: 'image', background: '/media/tea.webp' })).toBeUndefined()
})

test('every colour that another one names exists', () => {
  const themeKeys = ['pageColor', 'textColor', 'accentColor', 'saleColor']
  for (const { settings } of Object.values(sectionSchemas)) checkNames(settings)

  function checkNames(settings: readonly Setting[]) {
    const keys = settings.filter(({ kind }) => kind === 'color').map(({ key }) => key)
    for (const setting of settings) {
      if (setting.kind === 'list') checkNames(setting.settings)
      if (setting.kind !== 'color') continue
      if (setting.standsOn !== undefined) expect(keys).toContain(setting.standsOn)
      if (setting.unset !== undefined) expect([...keys, ...themeKeys]).toContain(setting.unset)
    }
  }
})
