import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { renderingOf } from './components.ts'
import type { AnySection } from '../kit/define-section.ts'
import { sectionSchemas } from './schemas.ts'
import { renderContent } from '../testing/render-content-fixture.tsx'
import {
  brokenConditions,
  fillLists,
  findInline,
  harm,
  hasInline,
  hostileProduct,
  hostileStrings,
  replaceStrings,
  withoutRichTexts,
} from '../testing/hostile-fixture.ts'
import { aSection } from '../testing/section-fixture.tsx'

const sections: AnySection[] = Object.values(sectionSchemas)

describe.each(sections.map((section) => [section.type, section] as const))(
  '%s',
  (type, section) => {
    const defaults = { ...section.defaults } as Record<string, unknown>

    test('is listed under its own type, with the version and the region of its component', () => {
      const known = type as keyof typeof sectionSchemas
      expect(sectionSchemas[known]).toBe(section)
      const { version, region } = renderingOf(type) ?? {}
      expect({ version, region }).toEqual({ version: section.version, region: section.region })
    })

    test('renders with its defaults on the server, under its id', async () => {
      const html = await renderContent([aSection(type, {}, 'an-id')])
      expect(html).toMatch(/<\w+ data-section-id="an-id"/)
      expect(html).not.toContain('data-prop')
      expect(html).not.toMatch(/undefined|NaN|\[object/)
    })

    test('renders with its defaults on the canvas, where texts can be edited in place', async () => {
      const words = section.settings
        .filter(hasInline)
        .map(({ key }) => [key, defaults[key] || 'Tea'])
      const props = Object.fromEntries(words) as Record<string, unknown>
      const html = await renderContent([aSection(type, props)], { mode: 'canvas' })
      const marked = [...html.matchAll(/data-prop="([^"]+)"/g)].map((match) => match[1] ?? '')
      expect(marked.filter((prop) => !findInline(prop, section.settings))).toEqual([])
      expect(marked.length > 0).toBe(section.settings.some(hasInline))
    })

    test('has defaults that the server accepts', () => {
      expect(checkContent([aSection(type, defaults)])).toEqual([])
    })

    test('shows settings on conditions that can hold', () => {
      expect(brokenConditions(section.settings)).toEqual([])
    })

    test('has one migration for each version after the first', () => {
      expect(section.migrations).toHaveLength(section.version - 1)
    })

    test('lets no hostile string become a script, a handler, a style or an address', async () => {
      const filled = fillLists(defaults, section.settings)
      for (const hostile of hostileStrings) {
        const props = withoutRichTexts(replaceStrings(filled, hostile), section.settings)
        const html = await renderContent([aSection(type, props)], {
          products: async () => [replaceStrings(hostileProduct, hostile)],
        })
        expect(harm(html), hostile).toEqual([])
      }
    })
  },
)
