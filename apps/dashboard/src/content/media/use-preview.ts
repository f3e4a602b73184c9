import { useCallback } from 'react'

/** For the `ref` of an image: shows what a file on this machine looks like. */
export function usePreview(file: File) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      // What is no picture leaves its frame empty.
      image.addEventListener('error', () => image.removeAttribute('src'), { once: true })
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
