import { contrastOf, mixColors } from '@vitrine/commerce/text/contrast.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { blockSchemas } from '../render/block-schemas.ts'
import { checkContent, checkCopied } from '../render/check-content.ts'
import { hasMainHeading } from '../render/has-main-heading.ts'
import { walkContent } from '../kit/page-item.ts'
import { sectionSchemas } from '../render/schemas.ts'
import { pageTemplates } from '../templates/page-templates.ts'
import { themePresets } from '../theme/theme-presets.ts'
import { forShop } from './for-shop.ts'
import { presetsOf } from './section-presets.ts'

const types = Object.values(sectionSchemas).filter((section) => !('hidden' in section))
const presetsOfAll = (all: readonly { type: string }[]) =>
  all.flatMap(({ type }) => presetsOf(type).map((each) => ({ type, ...each })))
const presets = presetsOfAll(types)
const blocks = presetsOfAll(Object.values(blockSchemas))

function emptyIn(content: readonly PageItem[]) {
  return [...walkContent(content)]
    .map(({ item }) => item)
    .filter(({ type, props }) => {
      if (type === 'imageBlock' || type === 'videoBlock') return !props['src']
      if (type === 'image' || type === 'video') return !props['src']
      if (type === 'imageWithText') return !props['image']
      if (type === 'textBlock' || type === 'heading' || type === 'text') return !props['text']
      const holds = type === 'container' || type === 'group' || type === 'freeSection'
      return holds && !(props['childComponents'] as unknown[]).length
    })
}

test('each type that owners are offered has three presets or more, each with a name of its own', () => {
  for (const { type } of types) {
    const names = presetsOf(type).map(({ name }) => name)
    expect(names.length, type).toBeGreaterThanOrEqual(3)
    expect(new Set(names).size, type).toBe(names.length)
  }
})

test.each(presets)('$type: $name is a $type that its schema allows, and no empty box', (preset) => {
  expect(preset.item.type).toBe(preset.type)
  expect(checkContent([preset.item])).toEqual([])
  expect(emptyIn([preset.item])).toEqual([])
})

test.each(blocks)('$type: $name is a block that its schema allows, and no empty box', (preset) => {
  expect(preset.item.type).toBe(preset.type)
  expect(checkCopied([preset.item])).toEqual([])
  expect(emptyIn([preset.item])).toEqual([])
})

test('each preset is alone with its name, because a search shows them all', () => {
  const names = blocks.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(pageTemplates)(
  'the template $name is allowed, has a heading and no empty box',
  (page) => {
    expect(checkContent(page.content)).toEqual([])
    expect(hasMainHeading(page.content)).toBe(true)
    expect(emptyIn(page.content)).toEqual([])
    expect(page.metaDescription.replace('{shop}', 'Tea House').length).toBeLessThanOrEqual(160)
  },
)

test('there are twelve templates', () => {
  expect(new Set(pageTemplates.map(({ id }) => id)).size).toBe(12)
})

test("the shop's name replaces its placeholder", () => {
  const [navbar] = forShop([presetsOf('navbar')[0]!.item], 'Tea $& House')
  expect(navbar?.props['logoText']).toBe('Tea $& House')
  expect(JSON.stringify(forShop(pageTemplates[0]!.content, 'Tea House'))).not.toContain('{shop}')
})

test.each(themePresets)('$name reads on the soft ground, muted words too', ({ theme }) => {
  const { pageColor, textColor, accentColor } = theme
  const soft = mixColors(accentColor, 0.08, pageColor)
  expect(contrastOf(textColor, soft)).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(mixColors(textColor, 0.7, soft), soft)).toBeGreaterThanOrEqual(4.5)
})
