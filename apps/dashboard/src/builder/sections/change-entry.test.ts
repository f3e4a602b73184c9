import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import { heroSchema } from '@vitrine/sections/types/hero/hero.schema.ts'
import { isInEffect } from '@vitrine/sections/kit/setting.ts'
import { expect, test } from 'vitest'
import { changeEntry } from './change-entry.ts'
import type { Entry } from './list-entries.ts'

const slides = heroSchema.settings.find((setting) => setting.kind === 'list')!

function aSlide() {
  const hidden = new Map<string, unknown>()
  let slide: Entry = { ...slides.item, id: 'one' }
  const set = (key: string, value: unknown) => {
    slide = changeEntry(slide, slides, { key, value, entryId: 'one' }, hidden)
    return slide
  }
  return { set, slide: () => slide }
}

test('no kind of background makes the slide one that is refused', () => {
  const { set } = aSlide()
  for (const kind of ['image', 'video', 'solid', 'gradient', 'solid', 'image', 'gradient']) {
    const slide = set('backgroundType', kind)
    const meant = slides.settings.filter((setting) => isInEffect(setting, slide))
    const problems = meant.map((setting) => checkValue(slide[setting.key], setting))
    expect(problems.filter(Boolean), kind).toEqual([])
  }
})

test('each kind of background keeps its own value', () => {
  const { set, slide } = aSlide()
  const gradient = slide()['background']
  set('backgroundType', 'image')
  expect(slide()['background']).toBe('')
  set('background', '/hills.webp')
  set('backgroundType', 'video')
  expect(slide()['background']).toBe('')
  set('backgroundType', 'solid')
  set('background', '#123456')
  expect(set('backgroundType', 'image')['background']).toBe('/hills.webp')
  expect(set('backgroundType', 'solid')['background']).toBe('#123456')
  expect(set('backgroundType', 'gradient')['background']).toBe(gradient)
})

test('any other change leaves the background as it is', () => {
  const { set, slide } = aSlide()
  const { background } = slide()
  expect(set('title', 'Sencha')).toMatchObject({ title: 'Sencha', background })
})
