import { createContext, useContext } from 'react'

/** Where sections are shown: to shoppers, or on the builder's canvas. */
export type SectionMode = 'shop' | 'canvas'

export const SectionModeContext = createContext<SectionMode>('shop')

/** Marks texts that an owner may edit in place; shoppers get no marks. */
export function useInline(): (prop: string) => { 'data-prop'?: string } {
  const mode = useContext(SectionModeContext)
  return (prop) => (mode === 'canvas' ? { 'data-prop': prop } : {})
}
