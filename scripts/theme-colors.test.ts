import { readFileSync } from 'node:fs'
import { defaultTheme } from '@vitrine/contract/theme.ts'
import { themeColors } from '@vitrine/sections/values/theme-color.ts'
import { expect, test } from 'vitest'

const css = readFileSync(
  new URL('../packages/sections/src/storefront.css', import.meta.url),
  'utf8',
)

test.each(themeColors(defaultTheme))('the style sheet of shops sets $value', ({ value }) => {
  expect(css).toContain(`${value.slice('var('.length, -1)}: `)
})
