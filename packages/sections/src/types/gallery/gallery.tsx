import type { ReactNode } from 'react'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { oneOf, type StyleVars, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { gridVars, ItemGrid } from '../../parts/items/item-grid.tsx'
import { NoImage } from '../../parts/items/no-image.tsx'
import { ratioOf } from '../../parts/items/ratio.ts'
import { SectionFrame } from '../../parts/section-frame/section-frame.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { hrefOf, SectionLink } from '../../parts/section-link.tsx'
import type { GalleryImage, gallerySchema } from './gallery.schema.ts'
import styles from './gallery.module.css'
import { LargeView, viewId } from './large-view.tsx'

type Props = SectionProps<typeof gallerySchema>['props']

const arrangements = oneOf(['grid', 'masonry', 'carousel'])

export function Gallery({ id, props, aboveFold = false }: SectionProps<typeof gallerySchema>) {
  const items = props.items.map((item, index) => (
    <Item
      key={item.id || index}
      item={item}
      index={index}
      id={id}
      props={props}
      eager={aboveFold && index < 3}
    />
  ))
  return (
    <SectionFrame id={id} props={props} style={frameVars(props)}>
      <Images props={props}>{items}</Images>
      {props.opensLarge && <LargeView id={id} items={props.items} />}
    </SectionFrame>
  )
}

function Images({ props, children }: { props: Props; children: ReactNode }) {
  const arrangement = arrangements(props.arrangement) ?? 'grid'
  if (arrangement === 'grid') return <ItemGrid props={props}>{children}</ItemGrid>
  const dots = arrangement === 'carousel' && props.hasDots ? styles.dots : ''
  return (
    <ul
      className={`${styles[arrangement]} ${dots}`}
      style={gridVars(props)}
      {...(arrangement === 'carousel' && {
        // A focusable row can be scrolled by keyboard.
        tabIndex: 0,
        'aria-label': props.headerTitle || 'Images',
      })}
    >
      {children}
    </ul>
  )
}

interface ItemProps {
  item: GalleryImage
  index: number
  id: string
  props: Props
  eager: boolean
}

function Item({ item, index, id, props, eager }: ItemProps) {
  const inline = useInline()
  const isOver = props.captions === 'over'
  const shown = (
    <span className={props.arrangement === 'masonry' ? styles.image : `${styles.image} far-frame`}>
      <SectionImage
        src={item.image}
        alt={item.alt}
        eager={eager}
        sizes="(max-width: 767px) 50vw, 33vw"
        fallback={<NoImage />}
      />
    </span>
  )
  return (
    <li className={`${styles.item} ${props.zooms ? styles.zooms : ''}`}>
      <figure className={isOver && item.caption ? styles.over : styles.figure}>
        {hrefOf(item) ? (
          <SectionLink to={item} className={styles.open} aria-label={item.alt || item.caption}>
            {shown}
          </SectionLink>
        ) : props.opensLarge && item.image ? (
          <button
            type="button"
            className={styles.open}
            popoverTarget={viewId(id, index)}
            aria-label={`Show large: ${item.alt || item.caption || `image ${index + 1}`}`}
          >
            {shown}
          </button>
        ) : (
          shown
        )}
        {item.caption && (
          <figcaption className={styles.caption} {...inline(`items.${index}.caption`)}>
            {item.caption}
          </figcaption>
        )}
      </figure>
    </li>
  )
}

function frameVars(props: Props): StyleVars {
  return vars({ ratio: ratioOf(props.ratio), corner: cssSize(props.borderRadius) })
}
