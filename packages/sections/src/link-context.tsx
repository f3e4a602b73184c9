import { createContext, type ComponentProps, type ComponentType } from 'react'

export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>

/** How a link within the shop is made; the storefront puts its router's link here. */
export const LinkContext = createContext<LinkComponent>(PlainLink)

function PlainLink({ children, ...attributes }: ComponentProps<'a'>) {
  return <a {...attributes}>{children}</a>
}
