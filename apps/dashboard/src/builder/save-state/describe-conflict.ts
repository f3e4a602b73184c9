import { isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import type { Conflict } from '../model/merge/conflict.ts'
import type { ComponentNode, PageDocument } from '../model/page/document.ts'
import { nameOfNode, nameOfType } from '../sections/section-types.ts'
import { shortTextOf } from '../sections/short-text.ts'
import { wordsOf } from '../sections/words-of.ts'

export interface DescribedConflict {
  item: string
  field: string
  mine: string
  theirs: string
}

const MAX_LENGTH = 240

const pageSettings: Readonly<Record<string, string>> = {
  name: 'Name',
  slug: 'Address',
  metaTitle: 'Page title',
  metaDescription: 'Meta description',
}

const details: Readonly<Record<string, string>> = {
  name: 'Name in Layers',
  anchor: 'Anchor',
  hiddenOn: 'Hidden on',
  shownFrom: 'Shown from',
  shownUntil: 'Shown until',
}

const devices: Readonly<Record<string, string>> = {
  base: 'desktop',
  tablet: 'tablet',
  mobile: 'phone',
}

/** Says what two people changed in different ways, and how. */
export function describeConflict(
  { id, field, mine, theirs }: Conflict,
  mineNow: PageDocument,
  before: PageDocument,
): DescribedConflict {
  const node = mineNow.nodes.get(id) ?? before.nodes.get(id)
  if (!node) return { item: 'Page', field: pageSettings[field] ?? field, ...both(mine, theirs) }
  const item = nameOf(node)
  const [part, ...path] = field.split('.')
  if (field === 'deleted') {
    return { item, field: 'All of it', mine: stayWord(mine), theirs: stayWord(theirs) }
  }
  if (field === 'place') {
    const place = (value: unknown) => describeSpot(value, mineNow, before)
    return { item, field: 'Place', mine: place(mine), theirs: place(theirs) }
  }
  if (part === 'details') {
    return { item, field: details[path[0] ?? ''] ?? 'Details', ...both(mine, theirs) }
  }
  if (part === 'hidden') {
    return { item, field: 'Visibility', mine: hiddenWord(mine), theirs: hiddenWord(theirs) }
  }
  const { settings = [] } = findSection(node.type) ?? {}
  const { label, setting } = labelOf(path, settings, node.props)
  return { item, field: label, ...both(mine, theirs, setting) }
}

const stayWord = (value: unknown) => (value === 'deleted' ? 'Deleted' : 'Changed, so it stays')
const hiddenWord = (value: unknown) => (value === true ? 'Hidden' : 'Shown')

function nameOf(node: ComponentNode): string {
  const words = shortTextOf(node)
  return words === '' ? nameOfNode(node) : `${nameOfNode(node)} “${words.slice(0, 40)}”`
}

function labelOf(path: readonly string[], settings: readonly Setting[], values: unknown) {
  const [key = '', ...rest] = path
  const setting = settings.find((each) => each.key === key)
  if (!setting) return { label: key, setting }
  const [next, ...below] = rest
  if (next === undefined) return { label: setting.label, setting }
  if (setting.kind !== 'list') {
    return { label: `${setting.label} (${devices[next] ?? next})`, setting }
  }
  const entries = isRecord(values) ? values[key] : undefined
  const at = Array.isArray(entries)
    ? entries.findIndex((entry: unknown) => isRecord(entry) && entry.id === next)
    : -1
  const entry = at < 0 ? setting.itemLabel : `${setting.itemLabel} ${at + 1}`
  if (below.length === 0) return { label: entry, setting: undefined }
  if (below[0] === 'place') return { label: `${entry}, place`, setting: undefined }
  const inside: { label: string; setting: Setting | undefined } = labelOf(
    below,
    setting.settings,
    Array.isArray(entries) ? entries[at] : undefined,
  )
  return { label: `${entry}, ${inside.label.toLowerCase()}`, setting: inside.setting }
}

function both(mine: unknown, theirs: unknown, setting?: Setting) {
  return { mine: wordsFor(mine, setting), theirs: wordsFor(theirs, setting) }
}

function wordsFor(value: unknown, setting?: Setting): string {
  if (value === undefined) return 'Not there'
  if (value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') {
    const option =
      setting?.kind === 'select' ? setting.options.find((each) => each.value === value) : undefined
    const words = setting?.kind === 'richText' ? wordsOf(value) : value
    return shortened(option?.label ?? words)
  }
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  if (!isRecord(value)) return JSON.stringify(value)
  const texts = Object.entries(value).flatMap(([key, each]) =>
    key !== 'id' && typeof each === 'string' && each !== '' ? [wordsOf(each)] : [],
  )
  return shortened(texts.join(', '))
}

const shortened = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text

function describeSpot(value: unknown, mineNow: PageDocument, before: PageDocument): string {
  if (!isRecord(value)) return 'Elsewhere'
  const find = (id: unknown) =>
    typeof id === 'string' ? (mineNow.nodes.get(id) ?? before.nodes.get(id)) : undefined
  const list = typeof value.list === 'string' ? value.list : ''
  const owner = find(list.slice(list.indexOf('\n') + 1))
  const after = find(value.after)
  const inside = owner ? `In ${nameOfType(owner.type)}` : 'On the page'
  return after ? `${inside}, after ${nameOf(after)}` : `${inside}, near the beginning`
}
