import type { ReactNode } from 'react'

/** What the component of a section gets; `Schema` is the section's own. */
export interface SectionProps<Schema extends { defaults: object }> {
  id: string
  props: Schema['defaults']
  /** A container's sections, rendered. */
  slot?: ReactNode
  /** Among the first things that a shopper sees: its pictures load at once. */
  aboveFold?: boolean
}
