import type { CSSProperties } from 'react'
import { textOf, type SketchProps } from './sketch.ts'

export function groundOf({ backgroundColor, textColor }: SketchProps): CSSProperties {
  return {
    ...(textOf(backgroundColor) && { background: textOf(backgroundColor) }),
    ...(textOf(textColor) && { color: textOf(textColor) }),
  }
}
