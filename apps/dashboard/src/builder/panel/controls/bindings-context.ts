import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { BindSource } from '@vitrine/sections/kit/bindings/bind-sources.ts'
import { createContext } from 'react'
import type { LabelOfValue } from '../../../platform/rich-text/page-value.ts'

interface Bindings {
  kind: TemplateKind
  /** Names of values by the path of the setting. */
  bound: Readonly<Record<string, string>>
  /** Undefined shows the setting's own value again. */
  bind: (path: string, name: string | undefined) => void
  /** Custom fields of what the page is about. */
  custom: readonly BindSource[]
  labelOf: LabelOfValue
}

/** Of the selected section of a template; undefined on pages, where nothing can be bound. */
export const BindingsContext = createContext<Bindings | undefined>(undefined)

/** The path of the list entry around a setting, with a dot at its end. */
export const BindPathContext = createContext<string | undefined>('')
