import { useRef } from 'react'
import { SectionBox } from '../../parts/section-box.tsx'
import type { SectionProps } from '../../kit/section-props.ts'
import type { heroSchema } from './hero.schema.ts'
import { deviceVars, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { cssSpacing } from '../../kit/values/spacing.ts'
import styles from './hero.module.css'
import { HeroControls } from './hero-controls.tsx'
import { HeroSlideView } from './hero-slide-view.tsx'
import { useSlides } from './use-slides.ts'

type Props = SectionProps<typeof heroSchema>['props']

export function Hero({ id, props, aboveFold = false }: SectionProps<typeof heroSchema>) {
  const { margin, fontFamily, slides, root } = props
  const track = useRef<HTMLDivElement>(null)
  const show = useSlides(id, props, track)
  const isShow = slides.length > 1
  return (
    <SectionBox
      id={id}
      box={{ margin, fontFamily, root }}
      className={styles.root}
      vars={heroVars(props)}
      {...(isShow && { 'aria-roledescription': 'carousel', 'aria-label': 'Highlights' })}
      {...show.handlers}
    >
      <div
        ref={track}
        className={styles.track}
        style={deviceVars('h', props.height, cssSize)}
        onScroll={show.handleScroll}
      >
        {slides.map((slide, index) => (
          <HeroSlideView
            key={slide.id || index}
            slide={slide}
            index={index}
            count={slides.length}
            isShown={index === show.active}
            isFirst={aboveFold && index === 0}
            overlay={props.showHeroOverlay ? props.heroOverlay : ''}
          />
        ))}
      </div>
      {isShow && <HeroControls props={props} show={show} />}
    </SectionBox>
  )
}

function heroVars(props: Props) {
  const primary = cssColor(props.ctaPrimaryBackground)
  return {
    ...deviceVars('inset', props.padding, cssSpacing),
    ...vars({
      corner: cssSize(props.borderRadius),
      accent: primary,
      'on-accent': cssColor(props.ctaPrimaryColor) ?? (primary && readableOn(primary)),
      'cta-second': cssColor(props.ctaSecondaryBackground),
      'on-cta-second': cssColor(props.ctaSecondaryColor),
    }),
  }
}
