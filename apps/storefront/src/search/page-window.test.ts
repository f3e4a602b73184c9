import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('few pages are all offered', () => {
  expect(pageWindow(0, 3)).toEqual([0, 1, 2])
})

test('the current page is in the middle, except at the ends', () => {
  expect(pageWindow(6, 20)).toEqual([4, 5, 6, 7, 8])
  expect(pageWindow(0, 20)).toEqual([0, 1, 2, 3, 4])
  expect(pageWindow(19, 20)).toEqual([15, 16, 17, 18, 19])
})
