import { mediaImage } from '@vitrine/sections/parts/media-image.ts'

/**
 * Returns what an image in an article is stored with: its sizes and its place on the page. Images
 * from elsewhere go, because their servers would see the shop's visitors.
 */
export function articleImage({ src = '', alt = '' }: Record<string, string>) {
  const made = mediaImage(src)
  if (!made) return undefined
  const { srcSet, width, height } = made
  return {
    src,
    alt: alt.slice(0, 300),
    srcset: srcSet,
    sizes: '(max-width: 767px) 100vw, 736px',
    ...(width && height && { width: String(width), height: String(height) }),
    loading: 'lazy',
    decoding: 'async',
  }
}
