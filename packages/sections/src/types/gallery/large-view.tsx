import { Icon } from '../../parts/icon.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf } from '../../parts/section-link.tsx'
import { useTurning } from '../../parts/use-turning.ts'
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
  const viewAt = (at: number) => shown[at] && viewId(id, shown[at].index)
  return shown.map(({ item, index }, at) => (
    <View
      key={index}
      id={viewId(id, index)}
      item={item}
      index={index}
      previous={viewAt(at - 1)}
      next={viewAt(at + 1)}
    />
  ))
}

/** Returns the id of the large view of a gallery's image. */
export function viewId(sectionId: string, index: number): string {
  return `${sectionId}-large-${index}`
}

interface ViewProps {
  id: string
  item: GalleryImage
  index: number
  /** Ids of the views beside it. */
  previous: string | undefined
  next: string | undefined
}

function View({ id, item, index, previous, next }: ViewProps) {
  const turning = useTurning((by) => {
    document.getElementById((by > 0 ? next : previous) ?? '')?.showPopover()
  })
  return (
    <dialog
      id={id}
      popover="auto"
      // A click on the image keeps the focus here, for the arrow keys.
      tabIndex={-1}
      aria-label={item.alt || item.caption || `Image ${index + 1}`}
      className={styles.view}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') focusOpener(currentTarget)
      }}
      {...turning}
    >
      <figure className={styles.figure}>
        <SectionImage src={item.image} alt={item.alt} className={styles.image} isFilling={false} />
        {item.caption && (
          <figcaption className={styles.caption} dir="auto">
            {item.caption}
          </figcaption>
        )}
      </figure>
      <Step to={previous} icon="left" label="Previous image" />
      <Step to={next} icon="right" label="Next image" />
      <button
        type="button"
        className={`${styles.button} ${styles.close}`}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

/** Browsers return the focus only to the opener of the first view. */
function focusOpener(view: HTMLElement) {
  const focused = document.activeElement
  // After a step the focus is in another view already.
  if (focused !== document.body && !view.contains(focused)) return
  document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(view.id)}"]`)?.focus()
}

interface StepProps {
  to: string | undefined
  icon: 'left' | 'right'
  label: string
}

function Step({ to, icon, label }: StepProps) {
  if (to === undefined) return null
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[icon]}`}
      popoverTarget={to}
      popoverTargetAction="show"
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
