import { Icon } from '../../parts/icon.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { heroSchema } from './hero.schema.ts'
import { vars } from '../../kit/style-vars.ts'
import styles from './hero.module.css'
import type { SlideShow } from './use-slides.ts'

interface HeroControlsProps {
  props: SectionProps<typeof heroSchema>['props']
  show: SlideShow
}

/** Includes a pause button, which WCAG requires for moving content. */
export function HeroControls({ props, show }: HeroControlsProps) {
  const last = props.slides.length - 1
  const { active, goTo } = show
  return (
    <>
      {props.navigation && (
        <>
          <Arrow side="previous" disabled={active === 0} onClick={() => goTo(active - 1)} />
          <Arrow side="next" disabled={active === last} onClick={() => goTo(active + 1)} />
        </>
      )}
      <div className={styles.foot}>
        {props.pagination && <Position props={props} show={show} />}
        {show.canPlay && (
          <button
            type="button"
            className={styles.pause}
            aria-label={show.isPlaying ? 'Pause the slides' : 'Play the slides'}
            // Otherwise the press would count as an interaction with the slides.
            onPointerDown={(event) => event.stopPropagation()}
            onClick={show.toggle}
          >
            <Icon name={show.isPlaying ? 'pause' : 'play'} />
          </button>
        )}
      </div>
    </>
  )
}

interface ArrowProps {
  side: 'previous' | 'next'
  disabled: boolean
  onClick: () => void
}

function Arrow({ side, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[side]}`}
      aria-label={side === 'next' ? 'Next slide' : 'Previous slide'}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={side === 'next' ? 'right' : 'left'} />
    </button>
  )
}

function Position({ props, show }: HeroControlsProps) {
  const count = props.slides.length
  if (props.paginationType === 'fraction') {
    return (
      <span className={styles.fraction}>
        {show.active + 1} / {count}
      </span>
    )
  }
  if (props.paginationType === 'progressbar') {
    return (
      <span
        className={styles.progress}
        style={vars({ share: `${((show.active + 1) / count) * 100}%` })}
      />
    )
  }
  return <Bullets {...props} show={show} />
}

function Bullets({
  slides,
  paginationClickable,
  show,
}: HeroControlsProps['props'] & { show: SlideShow }) {
  return slides.map((slide, index) => {
    const isShown = index === show.active
    const dot = isShown ? `${styles.dot} ${styles.shown}` : styles.dot
    if (!paginationClickable) return <span key={slide.id || index} className={dot} />
    return (
      <button
        key={slide.id || index}
        type="button"
        className={dot}
        aria-label={`Slide ${index + 1}`}
        aria-current={isShown}
        onClick={() => show.goTo(index)}
      />
    )
  })
}
