import { createContext, useContext } from 'react'

export interface SelectedHeroSlide {
  sectionId: string
  slide: number
}

export const HeroSlideContext = createContext<SelectedHeroSlide | undefined>(undefined)

/**
 * Returns the slide to move to; it also stops the autoplay. Each selection is a new object, so that
 * selecting the same slide again moves back to it.
 */
export function useHeroSlide(sectionId: string): SelectedHeroSlide | undefined {
  const selected = useContext(HeroSlideContext)
  return selected?.sectionId === sectionId ? selected : undefined
}
