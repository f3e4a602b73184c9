import { SectionLink } from '../../parts/section-link.tsx'
import { useInline } from '../../kit/section-mode.ts'
import { bounded, deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import styles from './hero.module.css'
import { HeroBackground } from './hero-background.tsx'
import type { CtaButton, HeroSlide } from './hero-slide.schema.ts'

interface HeroSlideViewProps {
  slide: HeroSlide
  index: number
  count: number
  isShown: boolean
  isFirst: boolean
  /** Used by slides without their own overlay. */
  overlay: string
}

export function HeroSlideView(view: HeroSlideViewProps) {
  const { slide, index, count, isShown, isFirst } = view
  const overlay = cssColor(slide.overlay) ?? cssColor(view.overlay)
  return (
    <div
      className={styles.slide}
      inert={!isShown}
      {...(count > 1 && {
        role: 'group',
        'aria-roledescription': 'slide',
        'aria-label': `${index + 1} of ${count}`,
      })}
    >
      <HeroBackground slide={slide} isFirst={isFirst} isShown={isShown} />
      {overlay && <div className={styles.overlay} style={{ background: overlay }} />}
      <Content slide={slide} at={`slides.${index}`} isFirst={isFirst} />
    </div>
  )
}

function Content({ slide, at, isFirst }: { slide: HeroSlide; at: string; isFirst: boolean }) {
  const inline = useInline()
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div
      className={cssColor(slide.titleColor) ? styles.content : `${styles.content} ${styles.plain}`}
      style={positionVars(slide)}
    >
      <div className={styles.text} style={vars({ width: cssSize(slide.contentMaxWidth) })}>
        {slide.title && (
          <Title className={styles.title} style={titleStyle(slide)} {...inline(`${at}.title`)}>
            {slide.title}
          </Title>
        )}
        {slide.subtitle && (
          <p className={styles.subtitle} style={subtitleStyle(slide)} {...inline(`${at}.subtitle`)}>
            {slide.subtitle}
          </p>
        )}
        {slide.ctaButtons.length > 0 && <Buttons buttons={slide.ctaButtons} at={at} />}
      </div>
    </div>
  )
}

function Buttons({ buttons, at }: { buttons: readonly CtaButton[]; at: string }) {
  const inline = useInline()
  return (
    <div className={styles.buttons}>
      {buttons.map((button, index) => (
        <SectionLink
          key={button.id || index}
          to={button}
          className={`button ${button.variant === 'secondary' ? styles.second : ''}`}
        >
          <span {...inline(`${at}.ctaButtons.${index}.text`)}>{button.text}</span>
        </SectionLink>
      ))}
    </div>
  )
}

const position = oneOf([
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
])

const starts: Record<string, string> = { top: 'start', left: 'start', bottom: 'end', right: 'end' }

function positionVars({ contentPosition }: HeroSlide) {
  return {
    ...deviceVars('content-y', contentPosition, (value) => placeOf(value, 0)),
    ...deviceVars('content-x', contentPosition, (value) => placeOf(value, 1)),
  }
}

/** `top-left` is the start of both axes; `center` alone is the middle of both. */
function placeOf(value: unknown, axis: 0 | 1): string | undefined {
  const known = position(value)
  if (!known) return undefined
  const words = known.split('-')
  return starts[words[axis] ?? ''] ?? 'center'
}

const weight = bounded(100, 900)

function titleStyle(slide: HeroSlide) {
  return {
    ...deviceVars('size', slide.titleSize, cssSize),
    color: cssColor(slide.titleColor),
    fontWeight: weight(Number(slide.titleWeight)),
  }
}

function subtitleStyle(slide: HeroSlide) {
  return {
    ...deviceVars('size', slide.subtitleSize, cssSize),
    color: cssColor(slide.subtitleColor),
    fontWeight: weight(Number(slide.subtitleWeight)),
  }
}
