import { createContext, useContext } from 'react'

/** Where sections are shown: to shoppers, or on the builder's canvas. */
export type SectionMode = 'shop' | 'canvas'

export const SectionModeContext = createContext<SectionMode>('shop')

/**
 * For texts that an owner wrote, in whatever language: each runs in its own direction. On the
 * canvas they are marked as editable in place; shoppers get no marks.
 */
export function useInline(): (prop: string) => { dir: 'auto'; 'data-prop'?: string } {
  const mode = useContext(SectionModeContext)
  return (prop) => (mode === 'canvas' ? { dir: 'auto', 'data-prop': prop } : { dir: 'auto' })
}
