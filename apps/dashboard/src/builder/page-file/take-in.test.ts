import { expect, test } from 'vitest'
import { saveContent } from '../model/page/save-content.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { libraryOf } from '../store/linked-store.ts'
import { builderCommands } from '../commands/commands.ts'
import { aSavedPage } from '../testing/page-fixture.ts'
import { withoutForeignImages } from './foreign-images.ts'
import { pageFile } from './page-file.ts'
import { readPage } from './read-page.ts'

const text = (id: string, words: string) =>
  ({ id, type: 'textBlock', contentType: 'normal', props: { text: words } }) as const

function open(...words: string[]) {
  const store = createBuilderStore(aSavedPage(...words.map((each) => text(each, each))))
  const wordsNow = () =>
    saveContent(store.getState().components).content.map(({ props }) => props['text'])
  return { store, commands: builderCommands(store), wordsNow }
}

test('a page takes the place of another, and one undo brings that back as it was', () => {
  const { store, commands, wordsNow } = open('a', 'b')
  const before = JSON.stringify(saveContent(store.getState().components))

  commands.takeIn([text('a', 'new'), text('c', 'newer')], 'replace')
  expect(wordsNow()).toEqual(['new', 'newer'])

  commands.undo()
  expect(JSON.stringify(saveContent(store.getState().components))).toBe(before)
})

test('a page can follow another, and its missing props have their defaults', () => {
  const { store, commands, wordsNow } = open('a')
  commands.takeIn([text('a', 'after')], 'append')

  expect(wordsNow()).toEqual(['a', 'after'])
  const [, added] = saveContent(store.getState().components).content
  expect(added?.props).toMatchObject({ text: 'after', level: 'paragraph' })
})

test('a page that would hold too much stays as it is, and says why', () => {
  const { store, commands, wordsNow } = open('a')
  const many = Array.from({ length: 2000 }, (_, index) => text(`n${index}`, 'x'))

  expect(commands.takeIn(many, 'append')).toBe(false)

  expect(wordsNow()).toEqual(['a'])
  expect(store.getState().refusal.text).toContain('2,000')
})

test('what is exported comes back the same, but for its ids', () => {
  const { store, commands, wordsNow } = open('a', 'b')
  const { name, text: file } = pageFile(store.getState(), new Map())
  expect(name).toMatch(/\.json$/)

  const page = readPage(file, store.getState().page.storeId, libraryOf([]))
  if ('refused' in page) throw new Error(page.refused)
  expect(page.notes).toEqual([])
  commands.takeIn(page.items, 'replace')
  expect(wordsNow()).toEqual(['a', 'b'])
})

test("another shop's images can be left out", () => {
  const image = { ...text('i', ''), type: 'imageBlock', props: { src: '/media/other/a.webp' } }
  expect(withoutForeignImages([image], 'tea')[0]?.props['src']).toBe('')
})
