import type { SectionProps } from '../../kit/section-props.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import type { ProductScope } from '../../parts/product-parts/product-context.ts'
import { ProductPart } from '../../parts/product-parts/product-part.tsx'
import { useChosen } from '../../parts/product-parts/use-chosen.ts'
import { Gallery } from '../../parts/product-view/gallery.tsx'
import type { productGallerySchema } from './product-gallery.schema.ts'

type ProductGalleryProps = SectionProps<typeof productGallerySchema>

export function ProductGallery({ id, props, aboveFold = false }: ProductGalleryProps) {
  return (
    <ProductPart
      id={id}
      name="The images"
      place={props}
      style={vars({ radius: cssSize(props.borderRadius) })}
    >
      {(scope) => (
        <ChosenImage scope={scope} hasThumbnails={props.showThumbnails} eager={aboveFold} />
      )}
    </ProductPart>
  )
}

interface ChosenImageProps {
  scope: ProductScope
  hasThumbnails: boolean
  eager: boolean
}

function ChosenImage({ scope, hasThumbnails, eager }: ChosenImageProps) {
  const { product, choosing, largerView } = scope
  const { chosen, sale } = useChosen(scope)
  return (
    <Gallery
      product={product}
      shown={chosen.image ?? sale.variation?.image ?? undefined}
      onPick={(image) => choosing.set({ image })}
      largerView={largerView}
      hasThumbnails={hasThumbnails}
      eager={eager}
    />
  )
}
