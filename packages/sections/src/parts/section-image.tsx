import { useState, type ComponentProps, type ReactNode } from 'react'
import { mediaImage } from './media-image.ts'
import { safeSource } from '../kit/values/safe-url.ts'

type SectionImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> & {
  src: string | null
  alt: string
  /** Set for images that are visible without scrolling. */
  eager?: boolean
  /** False if the image may leave part of its frame uncovered, where the blur would show. */
  isFilling?: boolean
  /** Replaces a missing or broken image. */
  fallback?: ReactNode
}

/** Loads the file that fits. The style sheet sizes its frame. */
export function SectionImage({ src, fallback, isFilling = true, ...rest }: SectionImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const safe = safeSource(src)
  if (!safe || broken === safe) return fallback
  const { eager, sizes = '100vw', alt, style, ...attributes } = rest
  const { srcSet, blur, width, height } = mediaImage(safe) ?? {}
  return (
    <img
      width={width}
      height={height}
      // `auto` lets supporting browsers use a lazy image's laid out width.
      {...(srcSet && { srcSet, sizes: eager || !height ? sizes : `auto, ${sizes}` })}
      src={safe}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      ref={(image) => {
        if (!image?.complete) return
        // An image that loads or fails before hydration sends no event.
        if (image.naturalWidth) keepShown(image)
        else if (!image.src.endsWith('.svg')) setBroken(safe)
      }}
      onLoad={({ currentTarget }) => keepShown(currentTarget)}
      onError={() => setBroken(safe)}
      style={isFilling && blur ? { background: blur, ...style } : style}
      {...attributes}
    />
  )
}

/** A frame that is far again keeps its image, for captures of the whole page. */
function keepShown(image: HTMLImageElement) {
  image.closest('.far-frame')?.setAttribute('data-seen', '')
}
