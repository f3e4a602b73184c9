import type { ComponentType } from 'react'

interface ChosenImage {
  url: string
  alt: string
}

export type ImagePicker = ComponentType<{
  onChoose: (image: ChosenImage) => void
  onClose: () => void
}>
