import { Icon } from '../../parts/icon.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf } from '../../parts/section-link.tsx'
import type { GalleryImage } from './gallery.schema.ts'
import styles from './large-view.module.css'

/**
 * A popover for each image, which browsers open and close by themselves; a hidden image is not
 * loaded.
 */
export function LargeView({ id, items }: { id: string; items: readonly GalleryImage[] }) {
  const shown = items.flatMap((item, index) =>
    item.image && !hrefOf(item) ? [{ item, index }] : [],
  )
  const nameOf = (index: number) => `${id}-large-${index}`
  return shown.map(({ item, index }, at) => (
    <dialog
      key={index}
      id={nameOf(index)}
      popover="auto"
      aria-label={item.alt || item.caption || `Image ${index + 1}`}
      className={styles.view}
    >
      <figure className={styles.figure}>
        <SectionImage src={item.image} alt={item.alt} className={styles.image} isFilling={false} />
        {item.caption && (
          <figcaption className={styles.caption} dir="auto">
            {item.caption}
          </figcaption>
        )}
      </figure>
      <Step to={shown[at - 1]?.index} nameOf={nameOf} icon="left" label="Previous image" />
      <Step to={shown[at + 1]?.index} nameOf={nameOf} icon="right" label="Next image" />
      <button
        type="button"
        className={`${styles.button} ${styles.close}`}
        popoverTarget={nameOf(index)}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <Icon name="close" />
      </button>
    </dialog>
  ))
}

interface StepProps {
  to: number | undefined
  nameOf: (index: number) => string
  icon: 'left' | 'right'
  label: string
}

function Step({ to, nameOf, icon, label }: StepProps) {
  if (to === undefined) return null
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[icon]}`}
      popoverTarget={nameOf(to)}
      popoverTargetAction="show"
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
