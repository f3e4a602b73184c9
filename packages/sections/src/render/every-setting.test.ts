import { describe, expect, test } from 'vitest'
import type { AnySection } from '../kit/define-section.ts'
import type { Setting } from '../kit/setting.ts'
import { otherValue } from '../testing/other-value-fixture.ts'
import { showSection } from '../testing/show-section-fixture.ts'
import { library } from './library.ts'
import { sectionSchemas } from './schemas.ts'

type Props = Readonly<Record<string, unknown>>

/** These have tests of their own. */
const ofTheSpecification = ['imageBlock', 'videoBlock', 'testimonials', 'contactForm', 'product']
const withBlocks = ['freeSection', 'imageWithText', 'form']
/** What these show is data of a shop, which is not here. */
const ofShopData = [
  'article',
  'articleList',
  'searchResults',
  'menu',
  'pageMain',
  'featuredProduct',
  'freeProduct',
  'collectionList',
  'featuredCollection',
  'newsletter',
  'freeShippingBar',
  'recentlyViewed',
  'relatedProducts',
  'shopTheLook',
  'stickyBuyBar',
  'storeLocator',
]
const types = Object.keys(library).filter(
  (type) => ![...ofTheSpecification, ...withBlocks, ...ofShopData].includes(type),
) as (keyof typeof library)[]

const filledKinds: readonly Setting['kind'][] = [
  'text',
  'textarea',
  'richText',
  'image',
  'dateTime',
]

/** Fills what is empty by default, so that what belongs to it is shown too. */
function filled(defaults: Props, settings: readonly Setting[]): Props {
  const values = settings.map((setting) => {
    const value = defaults[setting.key]
    if (setting.kind === 'list') {
      const entry = chosen(filled(setting.item as Props, setting.settings))
      return [setting.key, [entry, { ...entry, url: '' }]] as const
    }
    // An address without a slash leads elsewhere, by what its type says.
    if (setting.kind === 'link') return [setting.key, 'tea-house'] as const
    return [
      setting.key,
      filledKinds.includes(setting.kind) ? otherValue(setting, value) : value,
    ] as const
  })
  return Object.fromEntries(values)
}

/** Something that only shows of an entry that stands out has to be seen. */
function chosen(entry: Props): Props {
  return { ...entry, ...(Object.hasOwn(entry, 'isChosen') && { isChosen: true }) }
}

/** Each way to change one setting, with what has to hold for it to be offered. */
function changes(
  props: Props,
  settings: readonly Setting[],
): { name: string; before: Props; after: Props }[] {
  return settings.flatMap((setting) => {
    const { key, visibleIf } = setting
    const before = visibleIf ? { ...props, [visibleIf.setting]: visibleIf.is } : props
    const to = (value: unknown) => ({ name: key, before, after: { ...before, [key]: value } })
    if (setting.kind === 'select')
      return setting.options
        .filter(({ value }) => value !== before[key])
        .map(({ value }) => to(value))
    if (setting.kind !== 'list') return [to(otherValue(setting, before[key]))]
    const [first, ...rest] = before[key] as Props[]
    const inside = changes(first!, setting.settings).map((change) => ({
      name: `${key}.${change.name}`,
      before: { ...before, [key]: [change.before, ...rest] },
      after: { ...before, [key]: [change.after, ...rest] },
    }))
    return [to(rest), ...inside]
  })
}

describe.each(types)('%s', (type) => {
  test('shows each of its settings', async () => {
    const { defaults, settings }: AnySection = sectionSchemas[type]
    const unseen: string[] = []
    for (const { name, before, after } of changes(filled(defaults as Props, settings), settings)) {
      const show = (props: Props) => showSection(type, { ...props })
      if ((await show(before)) === (await show(after))) unseen.push(name)
    }
    expect(unseen).toEqual([])
  })
})
