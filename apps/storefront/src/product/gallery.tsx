import type { Product } from '@vitrine/contract/product.ts'
import { ImagePlaceholder } from '@vitrine/sections/product-card/image-placeholder.tsx'
import { SectionImage } from '@vitrine/sections/section-image.tsx'
import { productImages } from './product-images.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  product: Product
  /** The picture that was picked, or the chosen variation's. */
  shown: string | undefined
  onPick: (image: string) => void
}

const mainSizes = '(max-width: 719px) 100vw, (max-width: 1343px) 45vw, 570px'

export function Gallery({ product, shown, onPick }: GalleryProps) {
  const images = productImages(product)
  const main = shown ?? images[0] ?? null
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <SectionImage
          key={main}
          src={main}
          alt={product.name}
          eager
          fetchPriority="high"
          sizes={mainSizes}
          width={1280}
          height={1280}
          fallback={<ImagePlaceholder />}
        />
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={image === main}
                onClick={() => onPick(image)}
              >
                <SectionImage src={image} alt="" sizes="96px" width={96} height={96} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
