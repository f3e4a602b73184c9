import type { Product } from '@vitrine/contract/product.ts'
import { ImagePlaceholder } from '@vitrine/sections/product-card/image-placeholder.tsx'
import { mediaPicture } from '@vitrine/sections/media-picture.ts'
import { SectionImage } from '@vitrine/sections/section-image.tsx'
import { useState } from 'react'
import { fetchDialog } from '../dialog/fetch-dialog.ts'
import { PictureView } from '../parts.ts'
import { productImages } from './product-images.ts'
import styles from './gallery.module.css'

interface GalleryProps {
  product: Product
  /** The picture that was picked, or the chosen variation's. */
  shown: string | undefined
  onPick: (image: string) => void
}

const mainSizes = '(max-width: 719px) 100vw, (max-width: 1343px) 50vw, 660px'

export function Gallery({ product, shown, onPick }: GalleryProps) {
  const images = productImages(product)
  const main = shown ?? images[0] ?? null
  const { width, height } = mediaPicture(main ?? '') ?? {}
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
          isFilling={width === height}
          fallback={<ImagePlaceholder />}
        />
        {main && <LargerView name={product.name} main={main} images={images} onPick={onPick} />}
      </div>
      {images.length > 1 && <Thumbnails images={images} main={main} onPick={onPick} />}
    </div>
  )
}

interface LargerViewProps {
  name: string
  main: string
  images: string[]
  onPick: (image: string) => void
}

/** Over the whole picture; what it opens comes with a file of its own. */
function LargerView({ name, main, images, onPick }: LargerViewProps) {
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await fetchDialog(PictureView))
  const all = images.includes(main) ? images : [main, ...images]
  return (
    <>
      <button
        type="button"
        className={styles.larger}
        aria-label="View larger"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
      {isOpen && (
        <PictureView
          props={{ name, images: all, first: main, onPick, onClosed: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </>
  )
}

interface ThumbnailsProps {
  images: string[]
  main: string | null
  onPick: (image: string) => void
}

function Thumbnails({ images, main, onPick }: ThumbnailsProps) {
  return (
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
