import { useRef, type ReactElement } from 'react'
import { Arrow } from '../../parts/carousel/arrow.tsx'
import carousel from '../../parts/carousel/carousel.module.css'
import { Icon } from '../../parts/icon.tsx'
import { bounded } from '../../kit/style-vars.ts'
import { useStillness } from '../../kit/use-stillness.ts'
import type { CategoriesSliderProps } from './categories-slider.schema.ts'
import styles from './categories-slider.module.css'
import { Dots } from './dots.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useRow } from './use-row.ts'

interface CategoryCarouselProps {
  props: CategoriesSliderProps
  /** Zero while loading. */
  count: number
  children: (isRepeated: boolean) => ReactElement[]
}

const delayIfUnset = 3000
const knownDelay = bounded(1000, 60_000)

export function CategoryCarousel({ props, count, children }: CategoryCarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const row = useRow(track, count, props.loop)
  const isStill = useStillness()
  const canPlay = props.autoPlay && row.overflows && !isStill
  const delay = knownDelay(props.autoplayDelay) ?? delayIfUnset
  const { isPaused, toggle, holders } = useAutoplay(canPlay, delay, () => {
    if (isOnScreen(track.current)) row.advance()
  })
  return (
    <>
      <div className={`${carousel.carousel} ${styles.carousel}`} {...holders}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={track}
          className={carousel.track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={props.title || 'Categories'}
          onScroll={row.handleScroll}
          onKeyDown={row.handleKeyDown}
        >
          {children(false).map((card) => (
            <li key={card.key}>{card}</li>
          ))}
          {row.isRound &&
            children(true).map((card) => (
              <li key={`${card.key} again`} aria-hidden="true">
                {card}
              </li>
            ))}
        </ul>
        {props.navigation && row.overflows && (
          <>
            <Arrow
              side="previous"
              entries="categories"
              disabled={row.isAtStart}
              onClick={() => row.move(-1)}
            />
            <Arrow
              side="next"
              entries="categories"
              disabled={row.isAtEnd}
              onClick={() => row.move(1)}
            />
          </>
        )}
      </div>
      {(props.autoPlay || props.pagination) && (
        <div className={styles.foot}>
          {props.pagination && row.overflows && <Dots row={row} holders={holders} />}
          {canPlay && (
            <button
              type="button"
              className={styles.pause}
              aria-label={isPaused ? 'Play the categories' : 'Pause the categories'}
              onClick={toggle}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Off screen, it neither moves nor loads its next image. */
function isOnScreen(row: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  return bottom > 0 && top < innerHeight
}
