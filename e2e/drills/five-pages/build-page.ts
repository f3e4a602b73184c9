import type { PageItem } from '@vitrine/contract/content/page.ts'
import { deviceValue, isPerDevice, type Device } from '@vitrine/sections/kit/per-device.ts'
import { isVisible, type Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { BuilderHand } from './builder-hand.ts'
import { isSame } from './same-value.ts'
import { setField } from './set-field.ts'

type Values = Record<string, unknown>

/** What is on the page: props as they are now, and the blocks. */
interface Made {
  type: string
  props: Values
  blocks: Made[]
}

interface Later {
  id: string
  setting: Exclude<Setting, { kind: 'list' }>
  device: Device
  value: unknown
}

/**
 * Builds a page from an empty one: adds each section, or a copy of its neighbour where they are
 * alike, then sets what differs. Values for smaller screens come last, a screen at a time.
 */
export async function buildPage(builder: BuilderHand, content: readonly PageItem[]) {
  let later: Later[] = []
  let last: { id: string; item: PageItem } | undefined
  for (const item of content) last = await addBeside(last, item)
  await setForSmallerScreens()

  async function addBeside(
    before: typeof last,
    item: PageItem,
    inside?: string,
  ): Promise<NonNullable<typeof last>> {
    if (before && areAlike(before.item, item)) {
      await setForSmallerScreens()
      const id = await builder.duplicate(before.id)
      await settle(id, item, copyOf(before.item))
      return { id, item }
    }
    let id: string
    if (before) id = await builder.addAfter(before.id, item.type)
    else if (inside !== undefined) id = await builder.addInside(inside, item.type)
    else id = await builder.addFirst(item.type)
    await settle(id, item, newOf(item.type))
    return { id, item }
  }

  async function settle(id: string, item: PageItem, now: Made) {
    const { settings, defaults } = findSection(item.type)!
    await setAll(id, { ...(defaults as Values), ...item.props }, now.props, settings)
    await setAnchor(id, item)
    if (blocksOf(item).length > 0 || now.blocks.length > 0) await settleBlocks(id, item, now)
  }

  /** Uses the blocks that are there in their order, and deletes those that do not fit. */
  async function settleBlocks(id: string, item: PageItem, now: Made) {
    const wanted = blocksOf(item)
    const ids = await builder.blocksIn(id)
    const differs = wanted.findIndex((each, at) => each.type !== now.blocks[at]?.type)
    const fitting = differs < 0 ? Math.min(wanted.length, ids.length) : differs
    for (const each of ids.slice(fitting)) await builder.remove(each)
    let before: typeof last
    for (const [at, each] of wanted.entries()) {
      if (at < fitting) {
        await settle(ids[at]!, each, now.blocks[at]!)
        before = { id: ids[at]!, item: each }
      } else before = await addBeside(before, each, id)
    }
  }

  async function setAll(id: string, wanted: Values, now: Values, settings: readonly Setting[]) {
    const values = { ...now }
    for (const setting of settings) {
      const { key } = setting
      const next = wanted[key]
      if (!isVisible(setting, { ...values, ...wanted }, settings)) continue
      if (setting.kind === 'list') await setEntries(id, id, setting, next, now[key])
      else if (!isSame(setting, next, now[key])) await setValue(id, setting, next, now[key])
      values[key] = next
    }
  }

  async function setValue(id: string, setting: Later['setting'], next: unknown, now: unknown) {
    const base = { ...setting, perDevice: undefined } as unknown as Setting
    const wanted = (device: Device) => deviceValue(next, device)
    const own = { base: now, ...(isPerDevice(now) && now) } as Values
    if (!isSame(base, wanted('desktop'), own['base'])) {
      await builder.select(id)
      await builder.settingsFor('desktop')
      await setField(builder, setting, `${id}.${setting.key}`, wanted('desktop'))
      own['base'] = wanted('desktop')
    }
    if (!setting.perDevice) return
    for (const device of ['tablet', 'mobile'] as const) {
      const shown = deviceValue<unknown>(own, device)
      if (isSame(base, wanted(device), shown)) continue
      later.push({ id, setting, device, value: wanted(device) })
      own[device] = wanted(device)
    }
  }

  async function setForSmallerScreens() {
    for (const device of ['tablet', 'mobile'] as const) {
      for (const each of later.filter((one) => one.device === device)) {
        await builder.select(each.id)
        await builder.settingsFor(device)
        await setField(builder, each.setting, `${each.id}.${each.setting.key}`, each.value)
      }
    }
    later = []
  }

  async function setEntries(
    id: string,
    prefix: string,
    setting: Extract<Setting, { kind: 'list' }>,
    next: unknown,
    now: unknown,
  ) {
    const [wanted, there] = [next as Values[], now as Values[]]
    const { hand, settings } = builder
    await builder.select(id)
    const list = settings.locator(`fieldset[id="${prefix}.${setting.key}"]`)
    const entries = list.locator(':scope > [data-entry]')
    for (let at = there.length; at > wanted.length; at -= 1) {
      hand.decide()
      await hand.click(
        entries.nth(at - 1).getByRole('button', { name: `Remove ${setting.itemLabel} ${at}` }),
      )
    }
    for (const [at, entry] of wanted.entries()) {
      const place = `${prefix}.${setting.key}.${at}`
      const old = there[at] ?? (setting.item as Values)
      const changed = setting.settings.filter((each) => !isSameEntryValue(each, entry, old))
      if (changed.length === 0 && there[at]) continue
      hand.decide()
      if (there[at]) await hand.click(entries.nth(at).locator('[aria-expanded]').first())
      else
        await hand.click(
          list.getByRole('button', { name: `Add ${setting.itemLabel.toLowerCase()}` }).last(),
        )
      for (const each of changed) {
        const value = entry[each.key]
        if (each.kind === 'list') await setEntries(id, place, each, value, old[each.key] ?? [])
        else await setField(builder, each, `${place}.${each.key}`, value)
      }
    }
  }

  async function setAnchor(id: string, { anchor }: PageItem) {
    if (anchor === undefined) return
    await builder.select(id)
    builder.hand.decide()
    await builder.hand.click(builder.settings.getByText('Name, place, times and CSS'))
    await builder.hand.write(builder.settings.getByLabel('Anchor'), anchor)
    await builder.hand.press('Enter')
  }
}

function isSameEntryValue(setting: Setting, entry: Values, old: Values): boolean {
  if (entry[setting.key] === undefined) return true
  if (setting.kind !== 'list') return isSame(setting, entry[setting.key], old[setting.key])
  return JSON.stringify(entry[setting.key]) === JSON.stringify(old[setting.key])
}

export const blocksOf = ({ props }: PageItem) => (props['childComponents'] ?? []) as PageItem[]

/** Two neighbours of the same types, down to their last block, of which one is a copy to begin with. */
function areAlike(one: PageItem, other: PageItem): boolean {
  const [blocks, others] = [blocksOf(one), blocksOf(other)]
  const isGroup = blocks.length > 0
  return (
    (isGroup || isSimilar(one, other)) &&
    one.type === other.type &&
    blocks.length === others.length &&
    blocks.every((each, at) => haveOneShape(each, others[at]!))
  )
}

function haveOneShape(one: PageItem, other: PageItem): boolean {
  const [blocks, others] = [blocksOf(one), blocksOf(other)]
  return (
    one.type === other.type &&
    blocks.length === others.length &&
    blocks.every((each, at) => haveOneShape(each, others[at]!))
  )
}

/** A block alone is worth a copy where most of its settings are the same. */
function isSimilar({ props: one }: PageItem, { props: other }: PageItem): boolean {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const same = keys.filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  return keys.length > 2 && same.length > keys.length / 2
}

function newOf(type: string): Made {
  const { defaults, blocks } = findSection(type)!
  const made = ('defaults' in (blocks ?? {}) ? (blocks?.defaults ?? []) : []) as NewBlock[]
  return { type, props: { ...(defaults as Values) }, blocks: made.map(newBlock) }
}

interface NewBlock {
  type: string
  props?: Values
  blocks?: readonly NewBlock[]
}

function newBlock({ type, props, blocks = [] }: NewBlock): Made {
  const made = newOf(type)
  return { ...made, props: { ...made.props, ...props }, blocks: blocks.map(newBlock) }
}

function copyOf(item: PageItem): Made {
  const made = newOf(item.type)
  return { ...made, props: { ...made.props, ...item.props }, blocks: blocksOf(item).map(copyOf) }
}
