import { readFileSync } from 'node:fs'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { themeColors } from '@vitrine/sections/kit/values/theme-color.ts'
import { expect, test } from 'vitest'

const css = readFileSync(
  new URL('../packages/sections/src/theme/storefront.css', import.meta.url),
  'utf8',
)

test.each(themeColors(defaultTheme))('the style sheet of shops sets $value', ({ value }) => {
  expect(css).toContain(`${value.slice('var('.length, -1)}: `)
})
