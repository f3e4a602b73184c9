import type { MediaItem } from '@vitrine/contract/content/media.ts'
import { expect, test } from 'vitest'
import { aSection, outlineOf } from '../testing/document-fixture.ts'
import { openedPage } from '../testing/page-fixture.ts'
import { createFileDrops, type Under } from './file-drops.ts'

const anImage = (name = 'harbour.jpg') => new File(['…'], name, { type: 'image/jpeg' })
const here = { x: 0, y: 0 }

function opened(upload = async (file: File) => ({ url: `/media/${file.name}` }) as MediaItem) {
  const slides = [
    { id: '1', backgroundType: 'solid', background: '#123456' },
    { id: '2', backgroundType: 'image', background: '/old.jpg' },
  ]
  const { store, commands } = openedPage(
    aSection('text'),
    { ...aSection('image', { src: '' }), type: 'imageBlock' },
    { ...aSection('hero', { slides }), type: 'hero' },
  )
  const line = { axis: 'y', left: 0, right: 100, top: 50, bottom: 50 } as const
  const place = { parent: null, slot: 'page', index: 1 }
  const target = { hitTest: () => ({ place, line }), forgetGeometry: () => {} }
  const files = createFileDrops({ store, commands, target, hiddenValues: new Map(), upload })
  const dropOn = (id: string, dropped: File[], under: Partial<Under> = {}) => {
    files.over(here, { id, slide: 0, isAtEdge: false, ...under }, dropped.length)
    return files.drop(dropped)
  }
  const propsOf = (id: string) => store.getState().components.nodes.get(id)?.props
  return { store, commands, files, dropOn, propsOf, state: () => store.getState() }
}

test('an image that is dropped on an Image section becomes its image, as one step', async () => {
  const { dropOn, propsOf, commands, state } = opened()
  await dropOn('image', [anImage()])
  expect(propsOf('image')).toMatchObject({ src: '/media/harbour.jpg' })
  expect(state().history.past).toHaveLength(1)
  commands.undo()
  expect(propsOf('image')).toMatchObject({ src: '' })
})

test('an image that is dropped on a hero goes behind the slide that is shown', async () => {
  const { dropOn, propsOf } = opened()
  await dropOn('hero', [anImage()], { slide: 1 })
  expect(propsOf('hero')?.['slides']).toMatchObject([
    { background: '#123456' },
    { background: '/media/harbour.jpg' },
  ])
  await dropOn('hero', [anImage('quay.jpg')], { slide: 0 })
  expect(propsOf('hero')?.['slides']).toMatchObject([
    { backgroundType: 'image', background: '/media/quay.jpg' },
    { background: '/media/harbour.jpg' },
  ])
})

test.each([
  ['a section that shows no image', 'text', false],
  ['the edge of one that does', 'image', true],
])('on %s it is added at the line', async (_, id, isAtEdge) => {
  const { dropOn, propsOf, state } = opened()
  await dropOn(id, [anImage()], { isAtEdge })
  const added = state().selectedComponent!
  expect(outlineOf(state().components)).toBe(`text, ${added}, image, hero`)
  expect(propsOf(added)).toMatchObject({ src: '/media/harbour.jpg' })
})

test('several images are added in their order, as one step, wherever they are dropped', async () => {
  const { dropOn, commands, state } = opened()
  await dropOn('image', [anImage('a.jpg'), anImage('b.jpg')])
  const shown = state().components.root.page.map((id) => state().components.nodes.get(id)?.props)
  expect(shown.map((props) => props?.['src'])).toEqual([
    undefined,
    '/media/a.jpg',
    '/media/b.jpg',
    '',
    undefined,
  ])
  commands.undo()
  expect(outlineOf(state().components)).toBe('text, image, hero')
})

test('a file that is no image is refused by name, and the others are taken', async () => {
  const { dropOn, state } = opened()
  await dropOn('text', [new File(['…'], 'prices.pdf', { type: 'application/pdf' }), anImage()])
  expect(state().refusal.text).toBe('“prices.pdf” is not an image.')
  expect(state().components.root.page).toHaveLength(4)
})

test('an image that the server refuses changes nothing, and says why', async () => {
  const { dropOn, state } = opened(() => Promise.reject(new Error('The connection was lost.')))
  await dropOn('image', [anImage()])
  expect(state().refusal.text).toContain('“harbour.jpg” was not added.')
  expect(state().history.past).toEqual([])
})

test('what is added above the line during the upload leaves the place as it was', async () => {
  const { promise, resolve } = Promise.withResolvers<MediaItem>()
  const { dropOn, commands, state } = opened(() => promise)
  const dropped = dropOn('text', [anImage()])
  commands.duplicate('text')
  commands.moveBeside(state().selectedComponent!, 'up')
  const copy = state().selectedComponent!
  resolve({ url: '/media/harbour.jpg' } as MediaItem)
  await dropped
  const added = state().selectedComponent!
  expect(outlineOf(state().components)).toBe(`${copy}, text, ${added}, image, hero`)
})

test('a section that was deleted during the upload is not brought back', async () => {
  const { promise, resolve } = Promise.withResolvers<MediaItem>()
  const { dropOn, commands, state } = opened(() => promise)
  const dropped = dropOn('image', [anImage()])
  commands.remove('image')
  resolve({ url: '/media/harbour.jpg' } as MediaItem)
  await dropped
  expect(state().refusal.text).toContain('The image is in your library.')
  expect(outlineOf(state().components)).toBe('text, hero')
})

test('a pasted image follows the selected section', async () => {
  const { files, commands, state } = opened()
  commands.select('text')
  await files.paste([anImage()])
  expect(outlineOf(state().components)).toBe(`text, ${state().selectedComponent}, image, hero`)
})

test('an image for a setting is uploaded alone, and another file is refused with its name', async () => {
  const { files, state } = opened()
  expect(await files.uploadOne([anImage('one.jpg'), anImage('two.jpg')])).toBe('/media/one.jpg')
  expect(files.state.getState().progress).toBeNull()
  expect(await files.uploadOne([new File(['…'], 'list.txt', { type: 'text/plain' })])).toBe(
    undefined,
  )
  expect(state().refusal.text).toBe('“list.txt” is not an image.')
})
