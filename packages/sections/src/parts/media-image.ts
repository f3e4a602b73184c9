export interface MediaImage {
  srcSet: string
  /** Size of the largest file, if the URL contains it. */
  width?: number
  height?: number
  /** CSS background shown while the image loads. */
  blur?: string
}

const made =
  /^(\/media\/[\w-]+\/[\w.-]+?(?:-([0-9a-f]{9}))?)-(\d{3,4}|\d{1,2}(?=x))(?:x(\d{1,4}))?\.webp$/

/**
 * Returns the file widths of an image by its largest. Existing uploads have only these files:
 * adding a width means generating them.
 */
export const widthsUpTo = (largest: number) => [
  ...[320, 640, 768, 1280].filter((width) => width < largest),
  largest,
]

/**
 * Parses an image URL such as `/media/tea/sencha-dcba98765-1080x1350.webp`: three blur colours
 * (top, middle, bottom) and the largest size.
 * Smaller files are named `sencha-dcba98765-640.webp`.
 * @returns undefined for other URLs
 */
export function mediaImage(src: string): MediaImage | undefined {
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
