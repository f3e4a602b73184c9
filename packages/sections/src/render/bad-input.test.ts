import { describe, expect, test } from 'vitest'
import type { AnySection } from '../kit/define-section.ts'
import { renderContent } from '../testing/render-content-fixture.tsx'
import { sectionSchemas } from './schemas.ts'
import { aSection } from '../testing/section-fixture.tsx'
import type { Setting } from '../kit/setting.ts'
import { shownContent } from './shown-content.ts'

const before = aSection('textBlock', { text: 'Before' }, 'before')
const after = aSection('textBlock', { text: 'After' }, 'after')

function pageWith(type: string, props: Record<string, unknown>) {
  return renderContent(shownContent([before, aSection(type, props, 'between'), after]))
}

const broken = /<!--\$!-->|undefined|NaN|\[object/

const wrong: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'nonsense'],
  ['a truth', true],
  ['an empty list', []],
  ['a list of nothing', [null, 1, 'x', []]],
  ['an object', { a: 1 }],
  ['a broken value per device', { base: null, tablet: {}, mobile: [] }],
]

const titles: [string, string][] = [
  ['of 5,000 characters', 'Tea'.repeat(1667)],
  ['from right to left', 'مرحبا بكم في بيت الشاي'],
  ['of emoji', '🍵👩‍👩‍👧🫖'],
]

const sections: AnySection[] = Object.values(sectionSchemas)

describe.each(sections.map((section) => [section.type, section] as const))(
  '%s',
  (type, section) => {
    test.each(wrong)('renders with %s for each of its props', async (_what, value) => {
      for (const { key } of section.settings) {
        const html = await pageWith(type, { [key]: value })
        expect(html, key).toMatch(/Before.*After/s)
        expect(html, key).not.toMatch(broken)
      }
    })

    test.each(wrong)('renders with %s for everything in its lists', async (_what, value) => {
      const lists = section.settings.filter(({ kind }) => kind === 'list')
      const props = Object.fromEntries(lists.map((list) => [list.key, [entryOf(list, value)]]))
      const html = await pageWith(type, props)
      expect(html).toMatch(/Before.*After/s)
      expect(html).not.toMatch(broken)
    })

    test.each(titles)('shows texts %s in their own direction', async (_what, text) => {
      const texts = section.settings.map((each) => [each.key, textsOf(each, text)] as const)
      // A prop can have several settings, one of them visible at a time.
      const props = Object.fromEntries(texts.filter(([, value]) => value !== undefined))
      const html = await pageWith(type, JSON.parse(JSON.stringify(props)))
      const shown = html.split(text.slice(0, 30)).slice(0, -1)
      const isText = shown.filter((part) => part.endsWith('>'))
      expect(isText.filter((part) => !/dir="auto"[^>]*>$/.test(part))).toEqual([])
      if (section.settings.some(hasInline)) expect(isText.length).toBeGreaterThan(0)
    })
  },
)

test('a type that we do not know leaves the page standing', async () => {
  const html = await pageWith('mystery', { text: 'Secret' })
  expect(html).toMatch(/Before.*After/s)
  expect(html).not.toContain('Secret')
})

test('what was saved is not changed by what is shown', () => {
  const saved = aSection('hero', { slides: 'none', childComponents: [null] })
  const copy = structuredClone(saved)
  shownContent([saved])
  expect(saved).toEqual(copy)
})

test('values that fit stay as they are', () => {
  const props = { columns: { base: 2, mobile: 1 }, entries: [{ id: 'a', name: 'Clara' }] }
  expect(shownContent([aSection('testimonials', props)])[0]?.props).toMatchObject(props)
})

function entryOf(list: Setting, value: unknown): Record<string, unknown> {
  if (list.kind !== 'list') return {}
  const fields = list.settings.map((each) => [
    each.key,
    each.kind === 'list' ? [entryOf(each, value)] : value,
  ])
  return { ...Object.fromEntries(fields), id: value }
}

/** Fills settings that render as text, and skips others. */
function textsOf(setting: Setting, text: string): unknown {
  if (setting.kind !== 'list') return 'inline' in setting ? text : undefined
  const fields = setting.settings.map((each) => [each.key, textsOf(each, text)])
  return [{ ...setting.item, ...JSON.parse(JSON.stringify(Object.fromEntries(fields))), id: 'a' }]
}

function hasInline(setting: Setting): boolean {
  return setting.kind === 'list' ? setting.settings.some(hasInline) : 'inline' in setting
}
