import { expect, test } from 'vitest'
import { defineSection } from './define-section.ts'
import { deviceValue } from './per-device.ts'
import { isVisible } from './setting.ts'
import { navbarSchema } from '../types/navbar/navbar.schema.ts'

test('a setting agrees with its prop, or it does not compile', () => {
  const tea = defineSection({
    type: 'tea',
    name: 'Tea',
    contentType: 'normal',
    version: 1,
    group: 'Content',
    icon: '',
    defaults: { strength: 3, hot: true },
    migrations: [],
    settings: [
      { key: 'strength', label: 'Strength', kind: 'number', min: 1, max: 5 },
      // @ts-expect-error a number is not switched on and off
      { key: 'strength', label: 'Strength', kind: 'checkbox' },
      // @ts-expect-error there is no such prop
      { key: 'milk', label: 'Milk', kind: 'checkbox' },
      // @ts-expect-error the condition names no prop
      { key: 'hot', label: 'Hot', kind: 'checkbox', visibleIf: { setting: 'milk', is: true } },
    ],
  })
  expect(tea.type).toBe('tea')
})

test('a setting is offered when the one that it depends on says so', () => {
  const style = navbarSchema.settings.find((setting) => setting.key === 'searchStyle')!
  expect(isVisible(style, { showSearch: true })).toBe(true)
  expect(isVisible(style, { showSearch: false })).toBe(false)
})

test("a phone takes the tablet's value unless it has its own", () => {
  expect(deviceValue('a', 'mobile')).toBe('a')
  expect(deviceValue({ base: 'a', tablet: 'b' }, 'mobile')).toBe('b')
  expect(deviceValue({ base: 'a', tablet: 'b', mobile: 'c' }, 'mobile')).toBe('c')
  expect(deviceValue({ base: 'a', mobile: 'c' }, 'tablet')).toBe('a')
})
