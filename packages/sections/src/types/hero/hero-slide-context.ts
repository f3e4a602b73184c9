import { createContext, useContext } from 'react'

/** The slide that the owner picked in the builder. */
export interface SelectedHeroSlide {
  sectionId: string
  slide: number
}

export const HeroSlideContext = createContext<SelectedHeroSlide | undefined>(undefined)

/**
 * The slide to move to, and to stay on: picking one stops the autoplay. Each pick is an object of
 * its own, so that picking the same slide again moves back to it.
 */
export function useHeroSlide(sectionId: string): SelectedHeroSlide | undefined {
  const selected = useContext(HeroSlideContext)
  return selected?.sectionId === sectionId ? selected : undefined
}
