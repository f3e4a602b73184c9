import type { ComponentProps } from 'react'

export function ShopLink({ children, ...attributes }: ComponentProps<'a'> & { href: string }) {
  return <a {...attributes}>{children}</a>
}
