import { useState, type ComponentProps, type ReactNode } from 'react'
import { mediaSrcset } from './media-srcset.ts'
import { safeSource } from './values/safe-url.ts'

type SectionImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> & {
  src: string | null
  alt: string
  /** For the first things that a shopper sees. */
  eager?: boolean
  /** Stands in for a picture that is missing or does not load. */
  fallback?: ReactNode
}

/** A picture in the size that fits. Its frame's size comes from the style sheet. */
export function SectionImage({ src, alt, eager, fallback, ...rest }: SectionImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const safe = safeSource(src)
  if (!safe || broken === safe) return fallback
  const { sizes = '100vw', ...attributes } = rest
  const srcSet = mediaSrcset(safe)
  return (
    <img
      {...(srcSet && { srcSet, sizes })}
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
      {...attributes}
    />
  )
}
