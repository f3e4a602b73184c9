import { useContext, type ReactNode } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { StyleVars } from '../../kit/style-vars.ts'
import { BlockBox, type PlaceProps } from '../blocks/block-box.tsx'
import { ProductContext, type ProductScope } from './product-context.ts'
import styles from './product-part.module.css'

interface ProductPartProps {
  id: string
  /** Names the part where there is no product: `The price`. */
  name: string
  tag?: 'div' | 'h1' | 'h2' | 'h3' | 'h4'
  place: PlaceProps
  className?: string | undefined
  style?: StyleVars
  children: (scope: ProductScope) => ReactNode
}

/** A block of a product. Without one around it, shoppers see nothing, and the owner why. */
export function ProductPart(props: ProductPartProps) {
  const { id, name, tag, place, className = '', style, children } = props
  const scope = useContext(ProductContext)
  if (!scope) return <Missing id={id} name={name} place={place} />
  return (
    <BlockBox
      id={id}
      {...(tag && { tag })}
      place={place}
      className={`${styles.part} ${className}`}
      {...(style && { style })}
    >
      {children(scope)}
    </BlockBox>
  )
}

function Missing({ id, name, place }: Pick<ProductPartProps, 'id' | 'name' | 'place'>) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <BlockBox id={id} place={place} className={styles.part}>
      {isCanvas && (
        <p className="section-placeholder">{name} of a product: put it into a product section.</p>
      )}
    </BlockBox>
  )
}

/** Shown to the owner only. */
export function PartNote({ children }: { children: ReactNode }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return isCanvas && <p className="section-placeholder">{children}</p>
}
