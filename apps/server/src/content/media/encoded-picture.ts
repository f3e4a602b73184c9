export interface EncodedPicture {
  largest: string
  width: number
  height: number
  files: { name: string; bytes: Buffer }[]
}

export const bytesOf = (files: EncodedPicture['files']) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)
