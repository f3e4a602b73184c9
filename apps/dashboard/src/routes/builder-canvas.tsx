import { CanvasRoot } from '../builder/canvas/canvas-root.tsx'

export default function BuilderCanvas() {
  return <CanvasRoot />
}
