import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { themePresets } from '@vitrine/sections/theme/theme-presets.ts'
import { expect, test } from 'vitest'
import { checkText, warnOfAccent } from './check-theme.ts'

test('text that is hard to read on the page is named with its contrast', () => {
  const pale = { ...defaultTheme, textColor: '#999999' }
  expect(checkText(pale)).toBe('Hard to read on the page: a contrast of 2.8, where 4.5 is needed.')
})

test('an accent as pale as the page is warned of', () => {
  const pale = { ...defaultTheme, accentColor: '#fff6c9' }
  expect(warnOfAccent(pale)).toBe('Buttons are hard to see on the page (a contrast of 1.1).')
})

test('no preset gives cause for complaint', () => {
  for (const { theme } of themePresets) {
    expect(checkText(theme)).toBeNull()
    expect(warnOfAccent(theme)).toBeUndefined()
  }
})
