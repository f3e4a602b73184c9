import type { Ground } from '@vitrine/contract/content/item-look.ts'
import type { SourceHTMLAttributes, VideoHTMLAttributes } from 'react'
import { imageLayers, onPhones, shadeIn } from './ground-style.ts'
import type { StyleVars } from './style-vars.ts'
import { safeSource } from './values/safe-url.ts'

/** Attributes only, so that the shop's first file has no code for them. */
export interface GroundVideo {
  video: VideoHTMLAttributes<HTMLVideoElement>
  source: SourceHTMLAttributes<HTMLSourceElement>
}

/**
 * Returns the video behind a section. It has no source for those who want less motion: its image
 * stays. The colour of the page behind it is its shade.
 */
export function groundVideo({ kind, video, poster, shade }: Ground): GroundVideo | undefined {
  const src = kind === 'video' ? safeSource(video) : undefined
  if (src === undefined) return undefined
  return {
    video: {
      autoPlay: true,
      muted: true,
      loop: true,
      playsInline: true,
      preload: 'metadata',
      'aria-hidden': true,
      style: { ...cover, ...posterVars(poster), ...opacityUnder(shadeIn(shade)) },
    },
    source: { src, media: '(prefers-reduced-motion: no-preference)' },
  }
}

const cover: StyleVars = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  zIndex: -1,
}

function opacityUnder(shade: number | undefined): StyleVars {
  return shade === undefined ? {} : { opacity: 1 - shade / 100 }
}

/** As a background, because phones get a smaller file. */
function posterVars(poster: string | undefined): StyleVars {
  const layers = imageLayers(poster)
  if (layers === undefined) return {}
  const phoneLayers = onPhones(poster)
  return {
    '--bg': layers,
    ...(phoneLayers !== undefined && { '--bg-m': phoneLayers }),
    background: 'var(--bg)',
  }
}
