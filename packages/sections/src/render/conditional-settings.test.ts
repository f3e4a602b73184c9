import { describe, expect, test } from 'vitest'
import { findSection, sectionSchemas } from './schemas.ts'
import { isVisible, type Setting } from '../kit/setting.ts'

describe('the conditions of the specification', () => {
  test.each([
    ['navbar', 'logoText', { logoType: 'text' }, { logoType: 'image' }],
    ['navbar', 'logoImage', { logoType: 'image' }, { logoType: 'text' }],
    ['footer', 'logoText', { logoType: 'text' }, { logoType: 'image' }],
    ['footer', 'logoImage', { logoType: 'image' }, { logoType: 'text' }],
    ['navbar', 'searchStyle', { showSearch: true }, { showSearch: false }],
    ['navbar', 'cartCounter', { showCart: true }, { showCart: false }],
    ['hero', 'heroOverlay', { showHeroOverlay: true }, { showHeroOverlay: false }],
    ['productGrid', 'gap', { layoutType: 'grid' }, { layoutType: 'slider' }],
    ['productGrid', 'spacing', { layoutType: 'slider' }, { layoutType: 'grid' }],
    ['simpleProductGrid', 'gap', { layoutType: 'grid' }, { layoutType: 'slider' }],
    ['simpleProductGrid', 'spacing', { layoutType: 'slider' }, { layoutType: 'grid' }],
    ['contactForm', 'instagramLink', { showInstagram: true }, { showInstagram: false }],
    ['contactForm', 'twitterLink', { showTwitter: true }, { showTwitter: false }],
    ['contactForm', 'facebookLink', { showFacebook: true }, { showFacebook: false }],
    ['contactForm', 'pinterestLink', { showPinterest: true }, { showPinterest: false }],
    ['textBlock', 'level', { formatted: false }, { formatted: true }],
  ])('%s: %s with %j, not with %j', (type, key, shown, hidden) => {
    const { settings, defaults } = findSection(type)!
    const isOffered = (values: object) =>
      settings.some(
        (each) => each.key === key && isVisible(each, { ...defaults, ...values }, settings),
      )
    expect(isOffered(shown)).toBe(true)
    expect(isOffered(hidden)).toBe(false)
  })
})

describe('every condition of every section', () => {
  const all = Object.values(sectionSchemas).flatMap(({ type, settings }) =>
    conditions(type, settings),
  )

  test.each(all)('%s is shown with its value alone', (_name, setting, siblings) => {
    const { setting: key, is } = setting.visibleIf!
    for (const value of valuesOf(siblings.find((each) => each.key === key)!)) {
      expect(isVisible(setting, { [key]: value }), String(value)).toBe(value === is)
    }
  })
})

test('a setting whose condition is not offered itself is not offered either', () => {
  const { settings, defaults } = sectionSchemas.hero
  const clickable = settings.find(({ key }) => key === 'paginationClickable')!
  expect(isVisible(clickable, { ...defaults, pagination: true }, settings)).toBe(true)
  expect(isVisible(clickable, { ...defaults, pagination: false }, settings)).toBe(false)
})

type Conditional = [name: string, setting: Setting, siblings: readonly Setting[]]

function conditions(path: string, settings: readonly Setting[]): Conditional[] {
  return settings.flatMap((setting) => {
    const name = `${path}.${setting.key}`
    const inside = setting.kind === 'list' ? conditions(name, setting.settings) : []
    return setting.visibleIf
      ? [[`${name} (${setting.kind})`, setting, settings], ...inside]
      : inside
  })
}

function valuesOf(setting: Setting): (string | boolean)[] {
  return setting.kind === 'select' ? setting.options.map(({ value }) => value) : [true, false]
}
