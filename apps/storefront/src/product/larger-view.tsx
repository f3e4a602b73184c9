import type { LargerViewProps } from '@vitrine/sections/parts/product-view/gallery.tsx'
import { LargerButton } from '@vitrine/sections/parts/product-view/larger-button.tsx'
import { useState } from 'react'
import { fetchDialog } from '../shell/dialog/fetch-dialog.ts'
import { lazyPart } from '../shell/lazy-part.tsx'

const ImageView = lazyPart(async () => (await import('./image-view.tsx')).ImageView)

/** The dialog loads on click. */
export function LargerView({ name, main, images, onPick }: LargerViewProps) {
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await fetchDialog(ImageView))
  const all = images.includes(main) ? images : [main, ...images]
  return (
    <>
      <LargerButton onOpen={() => void open()} />
      {isOpen && (
        <ImageView
          props={{ name, images: all, first: main, onPick, onClosed: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </>
  )
}
