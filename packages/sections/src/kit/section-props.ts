import type { ReactNode } from 'react'

export interface SectionProps<Schema extends { defaults: object }> {
  id: string
  props: Schema['defaults']
  /** A container's sections, rendered. */
  slot?: ReactNode
  /** Visible without scrolling: its images load eagerly. */
  aboveFold?: boolean
}
