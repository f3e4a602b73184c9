import { loadEveryPart } from '@vitrine/sections/render/components.ts'
import { ThemeCanvas } from './theme-canvas.tsx'

export async function clientLoader() {
  await loadEveryPart()
  return null
}

export default function ThemeCanvasRoute() {
  return <ThemeCanvas />
}
