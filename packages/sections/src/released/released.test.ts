import { expect, test } from 'vitest'
import { blockSchemas } from '../render/block-schemas.ts'
import { checkCopied } from '../render/check-content.ts'
import { normalizeContent } from '../render/normalize-content.ts'
import { findSection, sectionSchemas } from '../render/schemas.ts'
import { released } from './released.ts'

test('every version of every section that was released has a saved one', () => {
  const names = released.map(({ type, v }) => `${type}.${v}`)
  const schemas = [...Object.values(sectionSchemas), ...Object.values(blockSchemas)]
  const all = schemas.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}.${index + 1}`),
  )
  expect(names.toSorted()).toEqual(all.toSorted())
})

test.each(released.map((item) => [`${item.type}.${item.v}`, item] as const))(
  '%s opens with all that its owner chose, and is accepted when it is saved',
  (_name, saved) => {
    const [opened] = normalizeContent([saved])
    const { version, defaults } = findSection(saved.type)!
    const known = Object.entries(saved.props).filter(([key]) => Object.hasOwn(defaults, key))

    expect(opened?.v).toBe(version)
    expect(opened?.props).toMatchObject(Object.fromEntries(known))
    if (saved.v === version) expect(opened).toEqual(saved)
    expect(Object.keys(opened?.props ?? {}).toSorted()).toEqual(Object.keys(defaults).toSorted())
    expect(checkCopied([opened!])).toEqual([])
  },
)
