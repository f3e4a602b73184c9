import { createElement, useContext } from 'react'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import type { productSchema } from './product.schema.ts'
import { ProductPageContext } from './product-page-context.ts'

/** Rendered by the storefront; the canvas shows a placeholder. */
export function Product({ id, props: { slug, root } }: SectionProps<typeof productSchema>) {
  const productPage = useContext(ProductPageContext)
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <SectionBox id={id} box={{ root }}>
      {isCanvas ? (
        <p className="section-placeholder">
          {slug ? `The page of the product “${slug}” appears here` : 'No product selected'}
        </p>
      ) : (
        slug && productPage && createElement(productPage, { slug })
      )}
    </SectionBox>
  )
}
