import { useEffect, useRef, type ReactNode } from 'react'
import { mediaSrcset } from '../media-srcset.ts'
import { SectionImage } from '../section-image.tsx'
import { oneOf } from '../style-vars.ts'
import { cssColor } from '../values/css-color.ts'
import { cssGradient } from '../values/css-gradient.ts'
import { cssSize } from '../values/css-size.ts'
import { safeSource } from '../values/safe-url.ts'
import styles from './hero.module.css'
import type { HeroSlide } from './hero-slide.schema.ts'
import { useStillness } from '../use-stillness.ts'

interface HeroBackgroundProps {
  slide: HeroSlide
  isFirst: boolean
  isShown: boolean
}

export function HeroBackground(background: HeroBackgroundProps) {
  const { slide, isFirst } = background
  if (slide.backgroundType === 'video') return <Video {...background} />
  if (slide.backgroundType === 'image') {
    return (
      <PhonePicture src={slide.mobileBackground}>
        <SectionImage
          src={slide.background}
          alt={slide.alt}
          className={styles.media}
          style={imageStyle(slide)}
          eager={isFirst}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </PhonePicture>
    )
  }
  const paint =
    slide.backgroundType === 'solid' ? cssColor(slide.background) : cssGradient(slide.background)
  return paint ? <div className={styles.media} style={{ background: paint }} /> : null
}

/** A wide picture that is cut to an upright one loses its sides, so a phone may have its own. */
function PhonePicture({ src, children }: { src: string; children: ReactNode }) {
  const safe = safeSource(src)
  if (!safe) return children
  return (
    <picture>
      <source media="(max-width: 767.98px)" srcSet={mediaSrcset(safe) ?? safe} sizes="100vw" />
      {children}
    </picture>
  )
}

/** Plays while its slide is shown, and not at all for those who want stillness. */
function Video({ slide, isFirst, isShown }: HeroBackgroundProps) {
  const video = useRef<HTMLVideoElement>(null)
  const still = useStillness()
  useEffect(() => {
    if (!isShown || still) video.current?.pause()
    // A browser that saves power refuses to play; the poster stays.
    else video.current?.play().catch(() => {})
  }, [isShown, still])
  const sources = [
    [slide.backgroundWebm, 'video/webm'],
    [slide.background, 'video/mp4'],
    [slide.backgroundOgv, 'video/ogg'],
  ] as const
  return (
    <video
      ref={video}
      className={styles.media}
      poster={safeSource(slide.poster)}
      preload={isFirst ? 'auto' : 'none'}
      muted
      loop
      playsInline
      aria-hidden="true"
    >
      {sources.map(([source, type]) => {
        const src = safeSource(source)
        return src && <source key={type} src={src} type={type} />
      })}
      Your browser does not support the video tag.
    </video>
  )
}

const fit = oneOf(['cover', 'contain', 'fill'])
const place = oneOf(['center', 'top', 'bottom', 'left', 'right'])

function imageStyle(slide: HeroSlide) {
  const size = cssSize(slide.imageSize)
  return {
    width: size,
    height: size,
    objectFit: fit(slide.imageFit),
    objectPosition: place(slide.imagePosition),
  }
}
