import type { ComponentType } from 'react'

/** A component whose file may not have loaded yet. */
export interface SectionPart<Props> {
  readonly component: ComponentType<Props> | undefined
  /** @throws if the file fails to load; the next call retries */
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
