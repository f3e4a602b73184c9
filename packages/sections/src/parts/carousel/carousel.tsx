import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useStillness } from '../../kit/use-stillness.ts'
import { Arrow } from './arrow.tsx'
import styles from './carousel.module.css'

interface CarouselProps {
  label: string
  navigation: boolean
  children: ReactNode
}

/** Scrolls natively: by finger, wheel, arrow keys or the two buttons. */
export function Carousel({ label, navigation, children }: CarouselProps) {
  const { track, atStart, atEnd, measure } = useEnds()
  const behavior = useStillness() ? 'auto' : 'smooth'
  const move = (direction: 1 | -1) => {
    const row = track.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.9, behavior })
  }
  return (
    <div className={styles.carousel}>
      {/* A focusable row can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label} onScroll={measure}>
        {children}
      </ul>
      {navigation && !(atStart && atEnd) && (
        <>
          <Arrow side="previous" entries="products" disabled={atStart} onClick={() => move(-1)} />
          <Arrow side="next" entries="products" disabled={atEnd} onClick={() => move(1)} />
        </>
      )}
    </div>
  )
}

/** Assumes more to the right until measured. */
function useEnds() {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  const measure = useCallback(() => {
    const row = track.current
    if (!row) return
    const atStart = row.scrollLeft < 2
    const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 2
    setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }))
  }, [])
  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [measure])
  return { track, ...ends, measure }
}
