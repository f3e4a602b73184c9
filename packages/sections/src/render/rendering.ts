import type { ComponentType } from 'react'
import type { PropsOf, sectionSchemas, SectionType, VersionOf } from './schemas.ts'
import { later, type SectionPart } from '../kit/section-part.ts'
import type { SectionProps } from '../kit/section-props.ts'

export interface Rendering<Type extends SectionType> {
  /** The highest version that the component renders; newer items are skipped. */
  version: VersionOf<Type>
  part: SectionPart<SectionProps<(typeof sectionSchemas)[Type]>>
  /** Set for global content below the page. */
  region?: 'footer'
  /** Returns true if the section needs no JavaScript: shoppers then get its HTML alone. */
  isStill?: (props: Partial<PropsOf<Type>>) => boolean
}

export function live<Props>(load: () => Promise<ComponentType<Props>>) {
  return { version: 1 as const, part: later(load) }
}

export function still<Props>(load: () => Promise<ComponentType<Props>>) {
  return { ...live(load), isStill: () => true }
}
