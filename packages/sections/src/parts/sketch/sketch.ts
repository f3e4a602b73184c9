import type { ReactNode } from 'react'

export type SketchProps = Readonly<Record<string, unknown>>

/** Draws a miniature of a section's layout, for the dashboard only. */
export interface Sketch {
  draw: (props: SketchProps, slot: ReactNode) => ReactNode
  /** Class of the frame; by default it has some padding. */
  frame?: string | undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): SketchProps[] {
  return Array.isArray(value) ? (value as SketchProps[]) : []
}

/** Returns the indexes of `count` items, from one to six. */
export function times(count: unknown): number[] {
  const length = Math.min(Math.max(Number(count) || 1, 1), 6)
  return Array.from({ length }, (_, index) => index)
}
