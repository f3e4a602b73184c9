import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { newId } from '../model/page/new-id.ts'
import type { SettingOfKind } from './setting-of-kind.ts'

export type Entry = Readonly<Record<string, unknown>>

export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : []
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null
}

/** Gives entries that have ids a new one. */
export function newEntry(from: Entry): Entry {
  return Object.hasOwn(from, 'id') ? { ...from, id: newId() } : { ...from }
}

/** Returns stable React keys; saved entries may lack an id or share it. */
export function keysOf(entries: readonly Entry[]): string[] {
  const ids = entries.map(({ id }) => (typeof id === 'string' ? id : ''))
  return ids.map((id, index) => (id !== '' && ids.indexOf(id) === index ? id : `${id}#${index}`))
}

export function moved(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!)
}

export function titleOf(entry: Entry, { settings }: SettingOfKind<'list'>): string | undefined {
  const texts = settings.filter(({ kind }) => kind === 'text' || kind === 'textarea')
  const shown = texts.filter((setting) => 'inline' in setting)
  const title = [...shown, ...texts].map(({ key }) => entry[key]).find(saysSomething)
  return title ?? choiceOf(entry, settings[0])
}

function saysSomething(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function choiceOf(entry: Entry, setting: Setting | undefined): string | undefined {
  if (setting?.kind !== 'select') return undefined
  return setting.options.find((option) => option.value === entry[setting.key])?.label
}
