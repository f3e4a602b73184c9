/** A picture as the storefront wants it: its sizes in WebP and AVIF. */
export interface EncodedPicture {
  /** The file that the picture's address names: its largest. */
  largest: string
  width: number
  height: number
  files: { name: string; bytes: Buffer }[]
}

export const bytesOf = (files: EncodedPicture['files']) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)
