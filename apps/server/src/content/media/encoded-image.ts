export interface EncodedImage {
  largest: string
  width: number
  height: number
  files: { name: string; bytes: Buffer }[]
}

export const bytesOf = (files: EncodedImage['files']) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)
