import { findSource } from '@vitrine/sections/kit/bindings/bind-sources.ts'
import { useMemo } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import type { ComponentNode } from '../model/page/document.ts'
import { useCustomSources } from './use-custom-sources.ts'

const nothing: Readonly<Record<string, string>> = {}

/** Returns what the settings of a template's section are bound to; undefined on other pages. */
export function useBindings({ id, details }: Pick<ComponentNode, 'id' | 'details'>) {
  const { commands } = useBuilder()
  const kind = useBuilderState((state) => state.page.templateFor)
  const custom = useCustomSources(kind)
  const { bindings: bound = nothing } = details
  return useMemo(
    () =>
      kind && {
        kind,
        bound,
        bind: (path: string, name: string | undefined) => commands.bind(id, path, name),
        custom,
        labelOf: (name: string) =>
          (custom.find((each) => each.name === name) ?? findSource(name))?.label,
      },
    [commands, id, kind, bound, custom],
  )
}
