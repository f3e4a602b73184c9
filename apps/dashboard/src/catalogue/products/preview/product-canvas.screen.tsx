import { loadEveryPart } from '@vitrine/sections/render/components.ts'
import { ProductCanvas } from './product-canvas.tsx'

export async function clientLoader() {
  await loadEveryPart()
  return null
}

export default function ProductCanvasRoute() {
  return <ProductCanvas />
}
