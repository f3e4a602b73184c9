const wide = /^(\/media\/[\w-]+\/[\w.-]+)-(\d{3,4})(?:x\d{1,4})?\.webp$/

/** Pixels that fill most phones; each wider image of the shop has a file of this width. */
const width = 768

/** Returns the smaller file of an image for phones; undefined where there is none. */
export function phoneFile(src: string): string | undefined {
  const [, base, largest] = wide.exec(src) ?? []
  return Number(largest) > width ? `${base}-${width}.webp` : undefined
}
