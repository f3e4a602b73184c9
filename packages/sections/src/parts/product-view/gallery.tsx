import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { ImagePlaceholder } from '../product-card/image-placeholder.tsx'
import { mediaImage } from '../media-image.ts'
import { SectionImage } from '../section-image.tsx'
import { type ComponentType, createElement } from 'react'
import { productImages } from './product-images.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  product: Product
  shown: string | undefined
  onPick: (image: string) => void
  largerView: ComponentType<LargerViewProps> | undefined
  hasThumbnails?: boolean
  /** Visible without scrolling. */
  eager: boolean
}

const mainSizes = '(max-width: 719px) 100vw, (max-width: 1343px) 50vw, 660px'

export function Gallery(props: GalleryProps) {
  const { product, shown, onPick, largerView, hasThumbnails = true, eager } = props
  const images = productImages(product)
  const main = shown ?? images[0] ?? null
  const { width, height } = mediaImage(main ?? '') ?? {}
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <SectionImage
          key={main}
          src={main}
          alt={product.imageAlts[main ?? ''] || product.name}
          eager={eager}
          fetchPriority={eager ? 'high' : 'auto'}
          sizes={mainSizes}
          width={1280}
          height={1280}
          isFilling={width === height}
          fallback={<ImagePlaceholder />}
        />
        {main &&
          largerView &&
          createElement(largerView, { name: product.name, main, images, onPick })}
      </div>
      {hasThumbnails && images.length > 1 && (
        <Thumbnails images={images} main={main} onPick={onPick} />
      )}
    </div>
  )
}

export interface LargerViewProps {
  name: string
  main: string
  images: string[]
  onPick: (image: string) => void
}

interface ThumbnailsProps {
  images: string[]
  main: string | null
  onPick: (image: string) => void
}

function Thumbnails({ images, main, onPick }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label="Images">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Image ${index + 1} of ${images.length}`}
            aria-pressed={image === main}
            onClick={() => onPick(image)}
          >
            <SectionImage
              src={image}
              alt=""
              sizes="96px"
              width={96}
              height={96}
              fallback={<ImagePlaceholder />}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
