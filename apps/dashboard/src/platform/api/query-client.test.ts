import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, refresh } from './query-client.ts'

const images = { key: () => ['images'] }

afterEach(() => queryClient.clear())

test('loads a list again that a change found still loading for the first time', async () => {
  const { list, answer } = loadImages()

  const refreshed = refresh(images)
  await answer(['cup.jpg'])
  await answer(['cup.jpg', 'tin.jpg'])
  await refreshed

  expect(list.getCurrentResult().data).toEqual(['cup.jpg', 'tin.jpg'])
})

test('forgets the answer to a list that nobody shows any more', async () => {
  const before = loadImages()
  before.hide()

  const refreshed = refresh(images)
  await before.answer(['cup.jpg'])
  await refreshed

  const after = loadImages()
  await after.answer(['cup.jpg', 'tin.jpg'])
  await expect.poll(() => after.list.getCurrentResult().data).toEqual(['cup.jpg', 'tin.jpg'])
})

/** A list on a screen; each of its requests waits for an answer. */
function loadImages() {
  const waiting: ((names: string[]) => void)[] = []
  const list = new QueryObserver(queryClient, {
    queryKey: images.key(),
    queryFn: () => new Promise<string[]>((resolve) => waiting.push(resolve)),
  })
  const hide = list.subscribe(() => {})
  const answer = async (names: string[]) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.(names)
  }
  return { list, hide, answer }
}
