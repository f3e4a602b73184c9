import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import type { AnySection } from '@vitrine/sections/kit/define-section.ts'
import { expect, test } from 'vitest'
import { textBlockSchema } from '@vitrine/sections/types/text-block/text-block.schema.ts'
import { aligns } from '@vitrine/sections/kit/shared-settings.ts'
import { headingSchema } from '@vitrine/sections/blocks/heading/heading.schema.ts'
import { findLooks } from './text-looks.ts'

const theme = {
  ...defaultTheme,
  headingWeight: '800' as const,
  headingCase: 'uppercase' as const,
}

const optionsOf = (key: string, { settings }: AnySection = textBlockSchema) => {
  const setting = settings.find((each) => each.key === key)
  return setting?.kind === 'select' ? setting.options : []
}

test('headings look as in the theme, the larger the higher, and small enough for a menu', () => {
  const lookOf = findLooks(optionsOf('level'), theme)!
  expect(lookOf('heading1')).toMatchObject({
    fontFamily: 'var(--font-heading)',
    fontWeight: '800',
    textTransform: 'uppercase',
  })
  const sizes = ['heading1', 'heading2', 'heading3', 'paragraph'].map((value) =>
    Number.parseFloat(String(lookOf(value).fontSize)),
  )
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBeLessThanOrEqual(26)
  expect(lookOf('paragraph')).toMatchObject({ fontFamily: 'var(--font-body)', fontWeight: '400' })
})

test('text styles, weights and fonts have a look, and other choices have none', () => {
  const options = optionsOf('textStyle', headingSchema)
  const large = { font: 'body', size: 8, weight: '300', lineHeight: 1, letterSpacing: 0 } as const
  const texts = { display: { ...large, isUppercase: false } }
  expect(findLooks(options, { ...theme, texts })!('display')).toMatchObject({
    fontFamily: 'var(--font-body)',
    fontSize: '26px',
  })
  expect(findLooks(options, theme)!('own')).toEqual({})
  expect(findLooks(optionsOf('fontWeight'), theme)!('700')).toEqual({ fontWeight: '700' })
  expect(findLooks(optionsOf('fontFamily'), theme)!('mono')).toEqual({
    fontFamily: 'var(--font-mono)',
  })
  const choices = Object.entries(aligns).map(([value, label]) => ({ value, label }))
  expect(findLooks(choices, theme)).toBeUndefined()
})
