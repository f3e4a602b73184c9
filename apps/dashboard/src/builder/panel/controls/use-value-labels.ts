import { useContext } from 'react'
import type { LabelOfValue } from '../../../platform/rich-text/page-value.ts'
import { BindingsContext, BindPathContext } from './bindings-context.ts'

/** Returns how the values are called that a text of this template can have in it. */
export function useValueLabels(): LabelOfValue | undefined {
  const bindings = useContext(BindingsContext)
  return useContext(BindPathContext) === undefined ? undefined : bindings?.labelOf
}
