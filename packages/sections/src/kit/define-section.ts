import type { Setting, SettingOf } from './setting.ts'
import type { StoreQueries } from './store-queries.ts'

/** Lifts props one version up: entry 0 makes version 2 of version 1. */
export type Migrations = readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]

export type ContentType = 'container' | 'global' | 'normal'
export type PaletteGroup = 'Header and footer' | 'Banner' | 'Products' | 'Content' | 'Layout'

interface Definition<Type extends string, Props, Version extends number> {
  type: Type
  name: string
  contentType: ContentType
  /** Global content stands above the page, or below it. */
  region?: 'footer'
  /** Grows with every change of the props' shape, together with a migration. */
  version: Version
  /** Exists in data alone: owners are never offered it. */
  hidden?: true
  group: PaletteGroup
  /** Paths of a 24 × 24 icon, drawn as lines. */
  icon: string
  defaults: Readonly<Props>
  migrations: Migrations
  /** What the section reads from the store, for its props. */
  queries?: StoreQueries<Props>
}

export interface SectionDefinition<
  Type extends string,
  Props,
  Version extends number,
> extends Definition<Type, Props, Version> {
  settings: readonly SettingOf<Props>[]
}

/** A section as the builder and the server's check read it, whatever its type. */
export interface AnySection extends Omit<Definition<string, object, number>, 'queries'> {
  settings: readonly Setting[]
  queries?: StoreQueries<never>
}

/** What an owner can change in a section. Settings for unknown props do not compile. */
export function defineSection<
  const Type extends string,
  Props extends object,
  const Version extends number,
>(
  definition: Definition<Type, Props, Version> & {
    settings: readonly SettingOf<NoInfer<Props>>[]
  },
): SectionDefinition<Type, Props, Version> {
  return definition
}
