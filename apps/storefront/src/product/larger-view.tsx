import type { LargerViewProps } from '@vitrine/sections/parts/product-view/gallery.tsx'
import styles from '@vitrine/sections/parts/product-view/gallery.module.css'
import { useState } from 'react'
import { fetchDialog } from '../shell/dialog/fetch-dialog.ts'
import { lazyPart } from '../shell/lazy-part.tsx'

const ImageView = lazyPart(async () => (await import('./image-view.tsx')).ImageView)

/** Covers the image; the dialog loads on click. */
export function LargerView({ name, main, images, onPick }: LargerViewProps) {
  const [isOpen, setOpen] = useState(false)
  const open = async () => setOpen(await fetchDialog(ImageView))
  const all = images.includes(main) ? images : [main, ...images]
  return (
    <>
      <button
        type="button"
        className={styles.larger}
        aria-label="View larger"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
      {isOpen && (
        <ImageView
          props={{ name, images: all, first: main, onPick, onClosed: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </>
  )
}
