import type { PageItem } from '@vitrine/contract/content/page.ts'
import { released } from '@vitrine/sections/released/released.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { expect, test } from 'vitest'
import { aSection } from '../testing/document-fixture.ts'
import { saveContent } from '../model/page/save-content.ts'
import { openedPage } from '../testing/page-fixture.ts'

const unknown =
  '{"note":"ours","props":{"b":1,"a":{"two":[null,"\\u00e9"]},"childComponents":[{"id":"in","type":' +
  '"star","props":{"z":1.50,"y":""},"contentType":"normal"}]},"type":"hologram","id":"h",' +
  '"contentType":"normal","v":7,"later":{"deep":[1,2]}}'

test('an edit elsewhere leaves every released section as it was opened', () => {
  const saved = released.map((item) => ({ ...item, id: `${item.type}-${item.v}` }))
  const { store, commands } = openedPage(...saved, aSection('edited'))
  const before = saveContent(store.getState().components)
  commands.setProp('edited', 'text', 'Another text', 'text')
  const after = saveContent(store.getState().components)

  const others = ({ content }: typeof after) => JSON.stringify(content.slice(0, -1))
  expect(others(after)).toBe(others(before))
  expect(after.content).toHaveLength(saved.length + 1)
  for (const [index, item] of saved.entries()) {
    const { version, defaults } = findSection(item.type)!
    const kept = Object.entries(item.props).filter(([key]) => Object.hasOwn(defaults, key))
    expect(after.content[index]).toMatchObject({ v: version, props: Object.fromEntries(kept) })
  }
})

test('a section of an unknown type survives edits, moves and undo elsewhere byte for byte', () => {
  const saved = JSON.parse(unknown) as PageItem
  const bytes = JSON.stringify(saved)
  const { store, commands } = openedPage(aSection('a'), saved, aSection('b'))
  const written = () =>
    JSON.stringify(
      saveContent(store.getState().components).content.find(({ type }) => type === 'hologram'),
    )
  expect(written()).toBe(bytes)
  commands.setProp('a', 'text', 'Another text', 'text')
  commands.add('hero')
  commands.duplicate('b')
  commands.remove('b')
  expect(written()).toBe(bytes)
  commands.undo()
  commands.undo()
  expect(written()).toBe(bytes)
})
