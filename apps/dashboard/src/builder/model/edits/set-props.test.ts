import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { aPage, aSection, bytesOf } from '../../testing/document-fixture.ts'
import { isRefused } from './operation.ts'
import { setProps } from './set-props.ts'

const page = aPage(aSection('a'), aSection('b', { align: 'left', size: 3 }))

test('props are replaced, and the inverse restores their order too', () => {
  const props = { size: 4, text: 'Sencha' }
  const outcome = setProps(page, { kind: 'setProps', id: 'b', props })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  expect(outcome.document.nodes.get('b')?.props).toBe(props)
  const back = apply(outcome.document, outcome.inverse)
  expect(!isRefused(back) && bytesOf(back.document)).toBe(bytesOf(page))
})

test('only the edited component is a new object', () => {
  const outcome = setProps(page, { kind: 'setProps', id: 'b', props: {} })
  if (isRefused(outcome)) throw new Error(outcome.refused)
  expect(outcome.document.nodes.get('a')).toBe(page.nodes.get('a'))
  expect(outcome.document.root).toBe(page.root)
})
