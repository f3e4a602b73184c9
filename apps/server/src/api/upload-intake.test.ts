import { expect, test } from 'vitest'
import { createUploadIntake } from './upload-intake.ts'

test('one owner cannot fill the memory, and all of them together cannot either', () => {
  const intake = createUploadIntake({ owner: 10, all: 25 })
  const [first, second] = [intake('ida'), intake('ida')]
  first.take(6)
  expect(() => second.take(5)).toThrow('Too many requests')
  intake('mei').take(10)
  expect(() => intake('mara').take(10)).toThrow('Too many requests')

  first.release()

  second.take(5)
  intake('mara').take(10)
})
