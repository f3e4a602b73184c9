import { createContext, useContext } from 'react'

/** The slide that the owner picked in the builder. */
export interface SelectedHeroSlide {
  sectionId: string
  slide: number
}

export const HeroSlideContext = createContext<SelectedHeroSlide | undefined>(undefined)

/** The slide to move to, and to stay on: picking one stops the autoplay. */
export function useHeroSlide(sectionId: string): number | undefined {
  const selected = useContext(HeroSlideContext)
  return selected?.sectionId === sectionId ? selected.slide : undefined
}
