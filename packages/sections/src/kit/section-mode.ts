import { createContext, useContext } from 'react'

export type SectionMode = 'shop' | 'canvas'

export const SectionModeContext = createContext<SectionMode>('shop')

/**
 * Sets `dir="auto"` for an owner's text in any language. On the canvas it also marks the text as
 * editable in place.
 */
export function useInline(): (prop: string) => { dir: 'auto'; 'data-prop'?: string } {
  const mode = useContext(SectionModeContext)
  return (prop) => (mode === 'canvas' ? { dir: 'auto', 'data-prop': prop } : { dir: 'auto' })
}
