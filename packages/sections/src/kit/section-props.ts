import type { ReactNode } from 'react'
import type { PropsOf, SectionType } from '../render/schemas.ts'

export interface SectionProps<Type extends SectionType> {
  id: string
  props: PropsOf<Type>
  /** A container's sections, rendered. */
  slot?: ReactNode
  /** Among the first things that a shopper sees: its pictures load at once. */
  aboveFold?: boolean
}
