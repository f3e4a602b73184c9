import { useEffect, useRef, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { mediaImage } from '../../parts/media-image.ts'
import { SectionImage } from '../../parts/section-image.tsx'
import { oneOf } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssGradient } from '../../kit/values/css-gradient.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { safeSource } from '../../kit/values/safe-url.ts'
import styles from './hero.module.css'
import type { HeroSlide } from './hero-slide.schema.ts'
import { useStillness } from '../../kit/use-stillness.ts'

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
      <PhoneImage slide={slide} isFirst={isFirst}>
        <SectionImage
          src={slide.background}
          alt={slide.alt}
          className={styles.media}
          style={imageStyle(slide)}
          eager={isFirst}
          fetchPriority={isFirst ? 'high' : 'auto'}
          isFilling={slide.imageFit !== 'contain'}
        />
      </PhoneImage>
    )
  }
  const paint =
    slide.backgroundType === 'solid' ? cssColor(slide.background) : cssGradient(slide.background)
  return paint ? <div className={styles.media} style={{ background: paint }} /> : null
}

const phone = '(max-width: 767.98px)'

interface PhoneImageProps {
  slide: HeroSlide
  isFirst: boolean
  children: ReactNode
}

/** Phones may have an image of their own, because an upright crop loses the sides of a wide one. */
function PhoneImage({ slide, isFirst, children }: PhoneImageProps) {
  const safe = safeSource(slide.mobileBackground)
  if (!safe) return children
  if (isFirst) {
    preloadImage(safe, phone)
    preloadImage(safeSource(slide.background), `not all and ${phone}`)
  }
  return (
    <picture>
      <source media={phone} srcSet={srcSetOf(safe)} sizes="100vw" />
      {children}
    </picture>
  )
}

const srcSetOf = (src: string) => mediaImage(src)?.srcSet ?? src

/** React preloads single images itself, but not those in a `picture`. */
function preloadImage(src: string | undefined, media: string) {
  if (!src) return
  const imageSrcSet = srcSetOf(src)
  preload(src, { as: 'image', imageSrcSet, imageSizes: '100vw', fetchPriority: 'high', media })
}

function Video({ slide, isFirst, isShown }: HeroBackgroundProps) {
  const video = useRef<HTMLVideoElement>(null)
  const still = useStillness()
  useEffect(() => {
    if (!isShown || still) video.current?.pause()
    // Power-saving browsers refuse to play; the poster remains.
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
