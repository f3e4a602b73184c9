import type { CSSProperties } from 'react'
import type { RootProps } from '../../kit/item-details.ts'

const cover: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  zIndex: -1,
}

/** The video behind a section. Without a source for those who want less motion, its image stays. */
export function GroundVideo({ behind }: RootProps) {
  if (!behind) return null
  return (
    <>
      <video autoPlay muted loop playsInline preload="metadata" aria-hidden style={cover}>
        <source src={behind.video} media="(prefers-reduced-motion: no-preference)" />
      </video>
      {behind.shade && <div style={{ ...cover, background: behind.shade }} />}
    </>
  )
}
