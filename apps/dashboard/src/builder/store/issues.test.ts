import { expect, test } from 'vitest'
import { aContainer, aPage, aSection } from '../testing/document-fixture.ts'
import { placeIssue } from './issues.ts'

const page = aPage(
  aSection('hero'),
  aContainer('box', aSection('a'), aContainer('in', aSection('b'))),
)
const message = 'This is not a colour.'

test.each([
  ['content.0.props.title', 'hero', 'title'],
  ['content.1.props.gap', 'box', 'gap'],
  ['content.1.props.childComponents.0.props.slides.2.title', 'a', 'slides.2.title'],
  ['content.1.props.childComponents.1.props.childComponents.0.props.text', 'b', 'text'],
  ['content.0.contentType', 'hero', 'contentType'],
])('%s belongs to a field', (path, id, field) => {
  expect(placeIssue(page, { path, message })).toEqual({ id, path: field, message })
})

test('an issue of the page itself belongs to no component', () => {
  expect(placeIssue(page, { path: 'slug', message })).toEqual({ id: null, path: 'slug', message })
  expect(placeIssue(page, { path: 'content.9.props.x', message }).id).toBeNull()
})
