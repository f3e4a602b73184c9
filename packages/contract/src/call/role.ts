import { z } from 'zod'
import { type Scope, scopeNames, type ScopeResource, scopeResources } from './scope.ts'

export const roleNames = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  sales: 'Sales',
  viewer: 'Viewer',
} as const

export type Role = keyof typeof roleNames

export const roles = Object.keys(roleNames) as [Role, ...Role[]]

export const role = z.enum(roles)

/** For people only: no API key can have them. */
const personalNames = {
  shop: 'Name, address and theme of the shop',
  emails: 'Emails that the shop sent',
  domains: 'Domains and the sender of emails',
  payments: 'Ways to pay',
  opening: 'Opening and closing the shop',
  developers: 'API keys and webhooks',
  team: 'Team and invitations',
  ownership: 'Transferring and deleting the shop',
} as const

export const rightNames = { ...scopeNames, ...personalNames }

export type RightResource = keyof typeof rightNames

export type Right = Scope | `${keyof typeof personalNames}:${'read' | 'write'}`

export type RightReach = 'none' | 'read' | 'write'

/** What each role may do, in the order of `roles`; writing includes reading. */
const reaches: Record<
  RightResource,
  readonly [
    owner: RightReach,
    admin: RightReach,
    editor: RightReach,
    sales: RightReach,
    viewer: RightReach,
  ]
> = {
  shop: ['read', 'read', 'read', 'read', 'read'],
  orders: ['write', 'write', 'none', 'write', 'read'],
  customers: ['write', 'write', 'none', 'write', 'read'],
  emails: ['write', 'write', 'none', 'write', 'read'],
  products: ['write', 'write', 'write', 'read', 'read'],
  categories: ['write', 'write', 'write', 'read', 'read'],
  discounts: ['write', 'write', 'none', 'read', 'read'],
  pages: ['write', 'write', 'write', 'none', 'read'],
  media: ['write', 'write', 'write', 'read', 'read'],
  settings: ['write', 'write', 'none', 'none', 'read'],
  payments: ['write', 'write', 'none', 'none', 'read'],
  domains: ['write', 'write', 'none', 'none', 'read'],
  opening: ['write', 'write', 'none', 'none', 'none'],
  developers: ['write', 'write', 'none', 'none', 'none'],
  team: ['write', 'write', 'read', 'read', 'read'],
  ownership: ['write', 'none', 'none', 'none', 'none'],
}

export const rightResources = Object.keys(reaches) as RightResource[]

export function reachOfRole(role: Role, resource: RightResource): RightReach {
  return reaches[resource][roles.indexOf(role)]!
}

export function hasRight(role: Role, right: Right): boolean {
  const [resource, act] = right.split(':') as [RightResource, 'read' | 'write']
  const reach = reachOfRole(role, resource)
  return reach === 'write' || reach === act
}

/** Returns the scopes that the role has itself, and so may pass on to an API key. */
export function scopesOfRole(role: Role): Scope[] {
  return scopeResources.flatMap((resource: ScopeResource): Scope[] => {
    const reach = reachOfRole(role, resource)
    return reach === 'none' ? [] : [`${resource}:${reach}`]
  })
}

/** Returns the roles that a member with this role may give and take; ownership is transferred. */
export function rolesGivenBy(role: Role): Role[] {
  if (role === 'owner') return ['admin', 'editor', 'sales', 'viewer']
  return role === 'admin' ? ['editor', 'sales', 'viewer'] : []
}
