import { useState, type ComponentProps, type ReactNode } from 'react'
import { mediaPicture } from './media-picture.ts'
import { safeSource } from '../kit/values/safe-url.ts'

type SectionImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> & {
  src: string | null
  alt: string
  /** For the first things that a shopper sees. */
  eager?: boolean
  /** Whether the picture leaves none of its frame open, where what stands in for it would stay. */
  isFilling?: boolean
  /** Stands in for a picture that is missing or does not load. */
  fallback?: ReactNode
}

/** A picture in the size that fits. Its frame's size comes from the style sheet. */
export function SectionImage({ src, fallback, isFilling = true, ...rest }: SectionImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const safe = safeSource(src)
  if (!safe || broken === safe) return fallback
  const { eager, sizes = '100vw', alt, style, ...attributes } = rest
  const { srcSet, blur, width, height } = mediaPicture(safe) ?? {}
  return (
    <img
      width={width}
      height={height}
      // A lazy picture's width is known before it is fetched, to the browsers that ask for it.
      {...(srcSet && { srcSet, sizes: eager || !height ? sizes : `auto, ${sizes}` })}
      src={safe}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      ref={(image) => {
        // A picture can fail before the page is hydrated, and then no event comes any more.
        if (image?.complete && image.naturalWidth === 0 && !image.src.endsWith('.svg'))
          setBroken(safe)
      }}
      onError={() => setBroken(safe)}
      style={isFilling && blur ? { background: blur, ...style } : style}
      {...attributes}
    />
  )
}
