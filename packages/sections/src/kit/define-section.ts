import { defaultsOf, settingsOf } from './declared-setting.ts'
import type { Checked, Settings, ValuesOf } from './declared-setting.ts'
import type { Setting } from './setting.ts'
import type { StoreQueries } from './store-queries.ts'

/**
 * Upgrades props by one version per entry: entry 0 makes version 2 of version 1. Entries stay
 * forever, because saved pages are never rewritten.
 */
export type Migrations = readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]

export type ContentType = 'container' | 'global' | 'normal' | 'block'
export type PaletteGroup =
  | 'Header and footer'
  | 'Banner'
  | 'Products'
  | 'Content'
  | 'Layout'
  | 'Blocks'

/** Which blocks a section, or a block, takes. */
export interface TakesBlocks {
  /** Types of blocks. */
  takes: 'all' | readonly string[]
  /** The most that it takes directly. */
  max: number
  /** What a new one has. */
  defaults: readonly NewBlock[]
}

/** A block with the props that differ from its defaults. */
export interface NewBlock {
  type: string
  props?: Readonly<Record<string, unknown>>
  blocks?: readonly NewBlock[]
}

interface Definition<Type extends string, Props, Version extends number> {
  type: Type
  name: string
  /** Synonyms for the palette's search. */
  otherNames?: string
  contentType: ContentType
  /** Global content is above the page unless it is a footer. */
  region?: 'footer'
  /** Increases with every change of the props' shape, together with a migration. */
  version: Version
  /** Never offered to owners. */
  hidden?: true
  group: PaletteGroup
  blocks?: TakesBlocks
  /** Of a block: the section around one that is added to a page; else a free section. */
  within?: string
  /** SVG paths of a 24 × 24 icon, drawn as lines. */
  icon: string
  migrations: Migrations
  queries?: StoreQueries<Props>
}

interface Made<Props> {
  defaults: Readonly<Props>
  settings: readonly Setting[]
}

export type AnySection = Definition<string, never, number> & Made<object>

/** Defines a section from its settings. A condition on an unknown setting does not compile. */
export function defineSection<
  const Type extends string,
  Declaration extends Settings,
  const Version extends number,
>({
  settings,
  ...definition
}: Definition<Type, NoInfer<ValuesOf<Declaration>>, Version> & {
  settings: Declaration & Checked<Declaration>
}): Definition<Type, ValuesOf<Declaration>, Version> & Made<ValuesOf<Declaration>> {
  return {
    ...definition,
    defaults: defaultsOf<Declaration>(settings),
    settings: settingsOf(settings),
  }
}
