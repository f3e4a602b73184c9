import { useCallback } from 'react'

export function usePreview(file: File) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      image.addEventListener('error', () => image.removeAttribute('src'), { once: true })
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
