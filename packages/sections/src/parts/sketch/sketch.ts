import type { ReactNode } from 'react'

/** As saved: of any shape. */
export type SketchProps = Readonly<Record<string, unknown>>

/** A section drawn small, for the dashboard alone: what stands where, not what it says. */
export interface Sketch {
  /** @param slot a container's sections, drawn */
  draw: (props: SketchProps, slot: ReactNode) => ReactNode
  /** The class of the frame around it, which else leaves some space. */
  frame?: string | undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): SketchProps[] {
  return Array.isArray(value) ? (value as SketchProps[]) : []
}

/** Indexes of as many as there are, from one to six. */
export function times(count: unknown): number[] {
  const length = Math.min(Math.max(Number(count) || 1, 1), 6)
  return Array.from({ length }, (_, index) => index)
}
