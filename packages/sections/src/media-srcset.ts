const sized = /^(\/media\/[\w-]+\/[\w.-]+)-1280\.webp$/
const widths = [320, 640, 1280]

/** The sizes that an uploaded picture was made in; other addresses have only themselves. */
export function mediaSrcset(src: string): string | undefined {
  const base = sized.exec(src)?.[1]
  return base && widths.map((width) => `${base}-${width}.webp ${width}w`).join(', ')
}
