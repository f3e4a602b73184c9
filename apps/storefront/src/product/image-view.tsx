import { Icon, type IconName } from '@vitrine/sections/parts/icon.tsx'
import { ImagePlaceholder } from '@vitrine/sections/parts/product-card/image-placeholder.tsx'
import { SectionImage } from '@vitrine/sections/parts/section-image.tsx'
import { useTurning } from '@vitrine/sections/parts/use-turning.ts'
import { useState } from 'react'
import { Dialog } from '../shell/dialog/dialog.tsx'
import styles from './image-view.module.css'

interface ImageViewProps {
  name: string
  images: string[]
  first: string
  /** The page then shows the last viewed image. */
  onPick: (image: string) => void
  onClosed: () => void
}

export function ImageView({ name, images, first, onPick, onClosed }: ImageViewProps) {
  const [index, setIndex] = useState(images.indexOf(first))

  function go(by: number) {
    const next = Math.min(Math.max(index + by, 0), images.length - 1)
    if (next === index) return
    setIndex(next)
    onPick(images[next] ?? first)
  }
  const { onKeyDown, ...swipe } = useTurning(go)

  return (
    <Dialog title={name} kind="view" onClosed={onClosed} onKeyDown={onKeyDown}>
      {() => (
        // A click on the image keeps the focus in the dialog, for the arrow keys.
        <div className={styles.view} tabIndex={-1} {...swipe}>
          <SectionImage
            key={index}
            src={images[index] ?? null}
            alt={`${name}, image ${index + 1}`}
            className={styles.image}
            eager
            sizes="100vw"
            isFilling={false}
            fallback={<ImagePlaceholder />}
          />
          {images.length > 1 && (
            <div className={styles.controls}>
              <Step icon="left" label="Previous image" isLast={index === 0} onStep={() => go(-1)} />
              <output>
                {index + 1} / {images.length}
              </output>
              <Step
                icon="right"
                label="Next image"
                isLast={index === images.length - 1}
                onStep={() => go(1)}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface StepProps {
  icon: IconName
  label: string
  isLast: boolean
  onStep: () => void
}

function Step({ icon, label, isLast, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      // A disabled button would lose the focus, and with it the arrow keys.
      aria-disabled={isLast}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  )
}
