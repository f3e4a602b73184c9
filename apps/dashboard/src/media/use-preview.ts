import { useCallback } from 'react'

/** For the `ref` of an image: shows what a file on this machine looks like. */
export function usePreview(file: File) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
