import { loadEveryPart } from '@vitrine/sections/render/components.ts'
import { CanvasRoot } from './canvas-root.tsx'

export async function clientLoader() {
  await loadEveryPart()
  return null
}

export default function BuilderCanvas() {
  return <CanvasRoot />
}
