import { z } from 'zod'

export const scopeNames = {
  products: 'Products, stock and imports',
  categories: 'Categories',
  orders: 'Orders',
  customers: 'Customers, messages and subscribers',
  pages: 'Pages and theme',
  media: 'Images',
  discounts: 'Discounts',
  settings: 'Settings of the store',
} as const

export type ScopeResource = keyof typeof scopeNames

/** Writing includes reading, since writes return the resource. */
export type Scope = `${ScopeResource}:${'read' | 'write'}`

export const scopeResources = Object.keys(scopeNames) as ScopeResource[]

export const scopes: Scope[] = scopeResources.flatMap((resource): Scope[] => [
  `${resource}:read`,
  `${resource}:write`,
])

export const scope = z.enum(scopes as [Scope, ...Scope[]])

export function coversScope(held: readonly Scope[], requested: Scope): boolean {
  return held.includes(requested) || held.includes(requested.replace(/:read$/, ':write') as Scope)
}
