import { defaultsOf, settingsOf } from './declared-setting.ts'
import type { Checked, Settings, ValuesOf } from './declared-setting.ts'
import type { Setting } from './setting.ts'
import type { StoreQueries } from './store-queries.ts'

/** Lifts props one version up: entry 0 makes version 2 of version 1. */
export type Migrations = readonly ((props: Record<string, unknown>) => Record<string, unknown>)[]

export type ContentType = 'container' | 'global' | 'normal'
export type PaletteGroup = 'Header and footer' | 'Banner' | 'Products' | 'Content' | 'Layout'

interface Definition<Type extends string, Props, Version extends number> {
  type: Type
  name: string
  /** What else owners call it, to be found by. */
  otherNames?: string
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
  migrations: Migrations
  /** What the section reads from the store, for its props. */
  queries?: StoreQueries<Props>
}

interface Made<Props> {
  defaults: Readonly<Props>
  settings: readonly Setting[]
}

/** A section as the builder and the server's check read it, whatever its type. */
export type AnySection = Definition<string, never, number> & Made<object>

/** A section of the settings that it declares. A condition on an unknown one does not compile. */
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
