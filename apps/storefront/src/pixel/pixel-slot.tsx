import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Where the owner set an ad pixel, what asks for consent to it. It comes once the page is alive, and
 * a visit goes on without it.
 */
export function PixelSlot() {
  const { fbPixelId } = useStore()
  const [AdPixel, setAdPixel] = useState<ComponentType>()
  useEffect(() => {
    if (!fbPixelId) return
    import('./ad-pixel.tsx').then(
      (part) => setAdPixel(() => part.AdPixel),
      () => {},
    )
  }, [fbPixelId])
  return AdPixel ? <AdPixel /> : null
}
