import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import type { SectionProps } from '../../kit/section-props.ts'
import type { heroSchema } from './hero.schema.ts'
import { useHeroSlide } from './hero-slide-context.ts'
import { useStillness } from '../../kit/use-stillness.ts'

type Options = Pick<
  SectionProps<typeof heroSchema>['props'],
  'slides' | 'autoPlay' | 'autoplayDelay' | 'autoplayDisableOnInteraction'
>
type Track = RefObject<HTMLElement | null>

const defaultDelay = 5000
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export function useSlides(id: string, options: Options, track: Track) {
  const count = options.slides.length
  const [active, setActive] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const still = useStillness()
  const picked = useHeroSlide(id)
  const canPlay = options.autoPlay && count > 1 && !still
  const isPlaying = canPlay && !stopped && !picked
  const delay = options.autoplayDelay >= 1000 ? options.autoplayDelay : defaultDelay

  useEffect(() => {
    if (picked) scrollToSlide(track, picked.slide, still)
  }, [track, picked, still])

  useEffect(() => {
    if (!isPlaying || held) return undefined
    const timer = setTimeout(() => scrollToSlide(track, (active + 1) % count, still), delay)
    return () => clearTimeout(timer)
  }, [track, isPlaying, held, active, count, delay, still])

  const interact = () => {
    if (options.autoplayDisableOnInteraction) setStopped(true)
  }
  const goTo = (slide: number) => {
    interact()
    scrollToSlide(track, slide, still)
  }
  return {
    active: Math.max(0, Math.min(active, count - 1)),
    canPlay,
    isPlaying,
    goTo,
    toggle: () => setStopped(isPlaying),
    handleScroll: () => {
      const row = track.current
      if (row?.clientWidth) setActive(Math.round(row.scrollLeft / row.clientWidth))
    },
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onPointerDown: interact,
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key]
        // Browsers go back and forward with these.
        if (!step || count < 2 || event.altKey || event.metaKey) return
        event.preventDefault()
        goTo(Math.max(0, Math.min(active + step, count - 1)))
      },
    },
  }
}

export type SlideShow = ReturnType<typeof useSlides>

function scrollToSlide(track: Track, slide: number, still: boolean) {
  const row = track.current
  row?.scrollTo({ left: slide * row.clientWidth, behavior: still ? 'auto' : 'smooth' })
}
