/** A picture that we made ourselves, as its address tells it. */
export interface MediaPicture {
  srcSet: string
  /** Of the largest file, where the address says it. */
  width?: number
  height?: number
  /** CSS that stands in for the picture while it loads. */
  blur?: string
}

const made =
  /^(\/media\/[\w-]+\/[\w.-]+?(?:-([0-9a-f]{9}))?)-(\d{3,4}|\d{1,2}(?=x))(?:x(\d{1,4}))?\.webp$/

/**
 * The widths of the files of a picture whose largest one is this wide. Owners' pictures were made in
 * them once: another width needs files for all of those too.
 */
export const widthsUpTo = (largest: number) => [
  ...[320, 640, 768, 1280].filter((width) => width < largest),
  largest,
]

/**
 * The address of a picture names its largest file: `/media/tea/sencha-dcba98765-1080x1350.webp`,
 * with three colours (above, middle, below) and its size. The smaller files stand beside it as
 * `sencha-dcba98765-640.webp`. An address of another kind has only itself.
 */
export function mediaPicture(src: string): MediaPicture | undefined {
  const [, base, colours, largest, height] = made.exec(src) ?? []
  if (base === undefined) return undefined
  const width = Number(largest)
  const fileOf = (each: number) => (each === width ? src : `${base}-${each}.webp`)
  return {
    srcSet: widthsUpTo(width)
      .map((each) => `${fileOf(each)} ${each}w`)
      .join(', '),
    ...(height && { width, height: Number(height) }),
    ...(colours && { blur: blurOf(colours) }),
  }
}

function blurOf(colours: string): string {
  const [above, middle, below] = colours.match(/.../g) ?? []
  return `radial-gradient(closest-side,#${middle},#${middle}0),linear-gradient(#${above},#${below})`
}
