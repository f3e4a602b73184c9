import { ImagePlaceholder } from '@vitrine/sections/parts/product-card/image-placeholder.tsx'
import { SectionImage } from '@vitrine/sections/parts/section-image.tsx'
import styles from './line-image.module.css'

/** Decorative: the name is beside it. */
export function LineImage({ src }: { src: string | null }) {
  return (
    <div className={styles.image}>
      <SectionImage
        src={src}
        alt=""
        sizes="80px"
        width={80}
        height={80}
        fallback={<ImagePlaceholder />}
      />
    </div>
  )
}
