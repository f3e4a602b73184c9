import type { PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { testimonialsPresets } from '../../presets/people-presets.ts'
import { isExampleTestimonial, withoutExamples } from './example-testimonials.ts'
import { testimonialsSchema } from './testimonials.schema.ts'

const { type, contentType, version, defaults } = testimonialsSchema

function testimonials(props: object): PageItem {
  return { id: 'said', type, contentType, v: version, props: { ...defaults, ...props } }
}

const own = { ...defaults.entries[0]!, id: 'own', name: 'Ada', text: 'The tin arrived on Monday.' }

test('a section of invented reviews is left out at every depth', () => {
  const container: PageItem = {
    id: 'in',
    type: 'container',
    contentType: 'normal',
    props: { childComponents: [testimonials({})] },
  }
  expect(withoutExamples([testimonials({}), container])).toEqual([
    { ...container, props: { childComponents: [] } },
  ])
})

test('what a customer said stays, with all else of the section', () => {
  const entries = [...defaults.entries, own]
  expect(withoutExamples([testimonials({ entries, columns: 2 })])).toEqual([
    testimonials({ entries: [own], columns: 2 }),
  ])
  const untouched = [testimonials({ entries: [own] })]
  expect(withoutExamples(untouched)).toEqual(untouched)
})

test('another name makes no review of an example', () => {
  expect(isExampleTestimonial({ ...defaults.entries[0]!, name: 'Ada' })).toBe(true)
})

test('the reviews of every preset are examples', () => {
  for (const { name, item } of testimonialsPresets)
    expect(withoutExamples([item]), name).toEqual([])
})
