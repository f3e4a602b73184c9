import { expect, test } from 'vitest'
import { content, layout, withDefaults } from './declared-setting.ts'
import { defineSection } from './define-section.ts'
import { deviceValue, type PerDevice } from './per-device.ts'
import {
  checkbox,
  either,
  entry,
  is,
  list,
  number,
  perDevice,
  select,
  text,
  textarea,
  unitNumber,
} from './setting-builders.ts'
import { isVisible } from './setting.ts'
import { navbarSchema } from '../types/navbar/navbar.schema.ts'

const tea = defineSection({
  type: 'tea',
  name: 'Tea',
  contentType: 'normal',
  version: 1,
  group: 'Content',
  icon: '',
  migrations: [],
  settings: {
    ...content({
      hot: checkbox('Hot', { default: true }),
      blend: either(
        [
          text('Blend', { maxLength: 40, visibleIf: is('hot', true) }),
          textarea('Blend', { visibleIf: is('hot', false) }),
        ],
        { default: 'Assam' },
      ),
      cups: list(
        'Cups',
        entry('Cup', { size: select('Size', { small: 'Small', large: 'Large' }) }),
        { default: [{ id: 'mine', size: 'large' }, { id: 'yours' }], maxItems: 6 },
      ),
    }),
    ...layout({
      width: perDevice(unitNumber('Width', { default: '10px', units: ['px'] }), { mobile: '8px' }),
    }),
  },
})

test('the props, their defaults and their types follow from the settings', () => {
  const props: {
    hot: boolean
    blend: string
    cups: { id: string; size: 'small' | 'large' }[]
    width: PerDevice<string>
  } = tea.defaults
  expect(props).toEqual({
    hot: true,
    blend: 'Assam',
    cups: [
      { id: 'mine', size: 'large' },
      { id: 'yours', size: 'small' },
    ],
    width: { base: '10px', mobile: '8px' },
  })
})

test('so do the controls, in their groups', () => {
  expect(tea.settings).toEqual([
    { key: 'hot', group: 'Content', kind: 'checkbox', label: 'Hot' },
    {
      key: 'blend',
      group: 'Content',
      kind: 'text',
      label: 'Blend',
      maxLength: 40,
      visibleIf: { setting: 'hot', is: true },
    },
    {
      key: 'blend',
      group: 'Content',
      kind: 'textarea',
      label: 'Blend',
      visibleIf: { setting: 'hot', is: false },
    },
    {
      key: 'cups',
      group: 'Content',
      kind: 'list',
      label: 'Cups',
      itemLabel: 'Cup',
      maxItems: 6,
      item: { id: '', size: 'small' },
      settings: [
        {
          key: 'size',
          kind: 'select',
          label: 'Size',
          options: [
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ],
        },
      ],
    },
    {
      key: 'width',
      group: 'Layout',
      kind: 'unitNumber',
      label: 'Width',
      units: ['px'],
      min: 0,
      perDevice: true,
    },
  ])
})

test('a condition names a setting beside it and a value that it can have, or it does not compile', () => {
  const shownIf = entry('Cup', {
    hot: checkbox('Hot'),
    size: select('Size', { small: 'Small', large: 'Large' }),
    lid: checkbox('Lid', { visibleIf: is('size', 'large') }),
    // @ts-expect-error there is no such setting
    sugar: checkbox('Sugar', { visibleIf: is('milk', true) }),
    // @ts-expect-error it is on or off
    spoon: either([text('Spoon', { visibleIf: is('hot', 'large') })]),
    // @ts-expect-error there is no such size
    saucer: perDevice(checkbox('Saucer', { visibleIf: is('size', 'huge') })),
  })
  expect(shownIf.settings).toHaveLength(6)
})

test('other defaults leave the controls as they are', () => {
  const settings = {
    hot: checkbox('Hot', { default: true }),
    cups: number('Cups', { default: 2, min: 1, max: 6 }),
  }
  expect(withDefaults(settings, { hot: false })).toEqual({
    ...settings,
    hot: { ...settings.hot, default: false },
  })
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
