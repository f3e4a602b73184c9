import { useElementSize } from '@mantine/hooks'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { useRef } from 'react'
import { useSentToPreview } from '../../../platform/ui/preview/preview-messages.ts'
import classes from './preview.module.css'

interface ProductFrameProps {
  product: Product
  screen: number
}

export function ProductFrame({ product, screen }: ProductFrameProps) {
  const { ref, width, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)

  useSentToPreview(frame, product)

  const zoom = width === 0 ? 1 : Math.min(1, width / screen)
  return (
    <div ref={ref} className={classes['stage']}>
      {/* Our own document, which accepts messages from this window only. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title="Preview of the product"
        src="/builder/canvas/product"
        className={classes['frame']}
        style={{ width: screen, height: height / zoom, transform: `scale(${zoom})` }}
      />
    </div>
  )
}
