import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useState, type ComponentType } from 'react'

/** Loads the consent question after hydration, only for shops with an ad pixel. */
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
