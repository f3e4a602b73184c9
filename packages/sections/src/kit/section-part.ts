import type { ComponentType } from 'react'

/** A component that perhaps is in a file that has yet to come. */
export interface SectionPart<Props> {
  /** Undefined until it has come. */
  readonly component: ComponentType<Props> | undefined
  /** @throws when the file does not come; the next call tries again */
  load: () => Promise<ComponentType<Props>>
}

export function ready<Props>(component: ComponentType<Props>): SectionPart<Props> {
  return { component, load: async () => component }
}

export function later<Props>(load: () => Promise<ComponentType<Props>>): SectionPart<Props> {
  let component: ComponentType<Props> | undefined
  return {
    get component() {
      return component
    },
    load: async () => (component ??= await load()),
  }
}
