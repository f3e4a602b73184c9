import { z } from 'zod'

export const groundKinds = ['gradient', 'image', 'pattern', 'video'] as const
export type GroundKind = (typeof groundKinds)[number]

/** What is behind a section or a group. Fields of other kinds are kept for coming back. */
export const ground = z.strictObject({
  kind: z.enum(groundKinds),
  gradient: z.string().max(400).optional(),
  image: z.string().max(2000).optional(),
  /** Instead of the image on phones. */
  phoneImage: z.string().max(2000).optional(),
  fit: z.enum(['cover', 'contain', 'tile']).optional(),
  position: z.enum(['center', 'top', 'bottom', 'left', 'right']).optional(),
  /** Per cent of the page's colour over an image or a video. */
  shade: z.number().int().min(0).max(100).optional(),
  pattern: z.enum(['dots', 'grid', 'lines', 'checks', 'waves']).optional(),
  patternColor: z.string().max(60).optional(),
  /** Pixels. */
  patternSize: z.number().int().min(6).max(120).optional(),
  video: z.string().max(2000).optional(),
  poster: z.string().max(2000).optional(),
})
export type Ground = z.infer<typeof ground>

/** How a section or a block comes into view, or moves while the page scrolls. */
export const motions = [
  'fade',
  'rise',
  'left',
  'right',
  'zoom',
  'blur',
  'reveal',
  'drift',
  'leave',
] as const
export type Motion = (typeof motions)[number]
