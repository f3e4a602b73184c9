import { describe, expect, test } from 'vitest'
import type { AnySection } from '../kit/define-section.ts'
import {
  brokenConditions,
  findInline,
  harm,
  hasInline,
  hostileStrings,
  replaceStrings,
} from '../testing/hostile-fixture.ts'
import { renderContent } from '../testing/render-content-fixture.tsx'
import { aSection } from '../testing/section-fixture.tsx'
import { blockComponents } from './block-components.ts'
import { blockSchemas } from './block-schemas.ts'
import { checkContent } from './check-content.ts'
import { sectionSchemas } from './schemas.ts'
import { shownContent } from './shown-content.ts'

const blocks: AnySection[] = Object.values(blockSchemas)

/** A free section with the block between two texts. */
function around(type: string, props: Record<string, unknown> = {}, layout: unknown = 'stack') {
  const childComponents = [
    aSection('text', { text: 'Before' }, 'before'),
    aSection(type, props, 'a-block'),
    aSection('text', { text: 'After' }, 'after'),
  ]
  // Fields are shown within a form only.
  const section = type.startsWith('field') ? 'form' : 'freeSection'
  return aSection(section, { layout, childComponents }, 'around')
}

const broken = /<!--\$!-->|undefined|NaN|\[object/

const wrong: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a text', 'nonsense'],
  ['a truth', true],
  ['an empty list', []],
  ['an object', { a: 1 }],
  ['a broken value per device', { base: null, tablet: {}, mobile: [] }],
]

describe.each(blocks.map((block) => [block.type, block] as const))('%s', (type, block) => {
  const defaults = { ...block.defaults } as Record<string, unknown>

  test('is a block, listed under its own type, with the version of its component', () => {
    const known = type as keyof typeof blockSchemas
    expect(blockSchemas[known]).toBe(block)
    expect(block).toMatchObject({ contentType: 'block', group: 'Blocks' })
    expect(blockComponents[known].version).toBe(block.version)
    expect(Object.keys(sectionSchemas)).not.toContain(type)
  })

  test('is shown on the canvas under its id, where its texts can be edited in place', async () => {
    const html = await renderContent([around(type)], { mode: 'canvas' })
    expect(html).toMatch(/<\w+ data-section-id="a-block"/)
    const own = html.slice(html.indexOf('"a-block"'), html.lastIndexOf('data-section-id="after"'))
    const marked = [...own.matchAll(/data-prop="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(marked.filter((prop) => !findInline(prop, block.settings))).toEqual([])
    expect(marked.length > 0).toBe(block.settings.some(hasInline))
  })

  test.each(['stack', 'row', 'grid', 'overlap', { base: 'overlap', mobile: 'stack' }])(
    'is shown to shoppers in a layout of %j, without a mark of the builder',
    async (layout) => {
      const html = await renderContent([around(type, {}, layout)])
      expect(html).toMatch(/Before.*After/s)
      expect(html).not.toMatch(/data-prop|data-slot-of|data-section-id="a-block"/)
      expect(html).not.toMatch(broken)
    },
  )

  test('has defaults that the server accepts, and conditions that can hold', () => {
    expect(checkContent([around(type, defaults)])).toEqual([])
    expect(brokenConditions(block.settings)).toEqual([])
    expect(block.migrations).toHaveLength(block.version - 1)
  })

  test('has the settings for its place that every block has', () => {
    expect(Object.keys(defaults)).toEqual(
      expect.arrayContaining(['width', 'alignSelf', 'margin', 'span', 'position', 'layer']),
    )
  })

  test.each(wrong)('is shown with %s for each of its props', async (_what, value) => {
    for (const { key } of block.settings) {
      const html = await renderContent(shownContent([around(type, { [key]: value }, 'overlap')]))
      expect(html, key).toMatch(/Before.*After/s)
      expect(html, key).not.toMatch(broken)
    }
  })

  test('lets no hostile string become a script, a handler, a style or an address', async () => {
    for (const hostile of hostileStrings) {
      // The server sanitises formatted texts when they are saved.
      const rich = block.settings.filter(({ kind }) => kind === 'richText').map(({ key }) => key)
      const props = Object.fromEntries(
        Object.entries(replaceStrings(defaults, hostile)).filter(([key]) => !rich.includes(key)),
      )
      const html = await renderContent([around(type, props, 'overlap')])
      expect(harm(html), hostile).toEqual([])
    }
  })
})

test('every type that a section takes is one that there is', () => {
  const taken = [...Object.values(sectionSchemas), ...blocks].flatMap((schema: AnySection) =>
    schema.blocks && schema.blocks.takes !== 'all' ? schema.blocks.takes : [],
  )
  expect(taken.filter((type) => !Object.hasOwn(blockSchemas, type))).toEqual([])
})

test('shoppers see nothing of a block that we do not know', async () => {
  expect(await renderContent([around('mystery')])).toMatch(/Before.*After/s)
})
