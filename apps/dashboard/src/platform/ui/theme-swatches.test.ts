import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import { expect, test } from 'vitest'
import { fixedSwatches, readColor, themeSwatches, writeColor } from './theme-swatches.ts'

const setting = { key: 'textColor', label: 'Text', kind: 'color' } as const

test('a swatch of the theme is stored by its name, so it follows the theme', () => {
  const [candy, ledger] = ['Candy', 'Ledger'].map((preset) => {
    const { theme } = themePresets.find(({ name }) => name === preset)!
    return themeSwatches(theme).find(({ name }) => name === 'Accent')!
  })
  expect(candy).toEqual({ name: 'Accent', value: 'var(--shop-accent)', color: '#c2185b' })
  expect(ledger).toEqual({ ...candy, color: '#1f3fd6' })
})

test('every swatch can be stored, written and read again', () => {
  for (const { value } of themeSwatches(defaultTheme)) {
    expect(checkValue(value, setting)).toBe(false)
    expect(readColor(writeColor(value, defaultTheme), defaultTheme)).toBe(value)
  }
})

test('a field names a colour of the theme, and takes its name or a colour', () => {
  expect(writeColor('var(--shop-soft)', defaultTheme)).toBe('Soft accent')
  expect(writeColor('#1c1f23', defaultTheme)).toBe('#1c1f23')
  expect(writeColor('', defaultTheme)).toBe('')
  expect(readColor(' soft ACCENT ', defaultTheme)).toBe('var(--shop-soft)')
  expect(readColor('#c2185b ', defaultTheme)).toBe('#c2185b')
  expect(readColor('teal', defaultTheme)).toBe('teal')
})

test('where nothing follows the theme, a swatch is the colour itself, once', () => {
  const values = fixedSwatches(defaultTheme).map(({ value }) => value)
  expect(values).toContain(defaultTheme.accentColor)
  expect(new Set(values).size).toBe(values.length)
  for (const value of values) expect(value).toMatch(/^#[\da-f]{6}$/)
})
