import {
  type Scope,
  scopeNames,
  type ScopeResource,
  scopeResources,
} from '@vitrine/contract/call/scope.ts'

export type Reach = 'none' | 'read' | 'write'

export interface KeyValues {
  name: string
  lasts: '30' | '90' | '365' | 'forever'
  reach: Record<ScopeResource, Reach>
}

export const newKey: KeyValues = {
  name: '',
  lasts: '365',
  reach: Object.fromEntries(
    scopeResources.map((resource) => [resource, 'none']),
  ) as KeyValues['reach'],
}

export function scopesOf({ reach }: KeyValues): Scope[] {
  return scopeResources.flatMap((resource): Scope[] => {
    const chosen = reach[resource]
    return chosen === 'none' ? [] : [`${resource}:${chosen}`]
  })
}

export function expiryOf({ lasts }: KeyValues, now: Date): string | null {
  return lasts === 'forever'
    ? null
    : new Date(now.getTime() + Number(lasts) * 86_400_000).toISOString()
}

/** Returns for example "Reads and writes orders · reads products, stock and imports". */
export function describeScopes(scopes: readonly Scope[]): string {
  const reaching = (act: 'read' | 'write') =>
    scopeResources
      .filter((resource) => reachOf(scopes, resource) === act)
      .map((each) => scopeNames[each].toLowerCase())
  const [written, read] = [reaching('write'), reaching('read')]
  const sentences = [
    written.length ? `changes ${written.join(', ')}` : '',
    read.length ? `reads ${read.join(', ')}` : '',
  ]
  const text = sentences.filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function reachOf(scopes: readonly Scope[], resource: ScopeResource): Reach {
  if (scopes.includes(`${resource}:write`)) return 'write'
  return scopes.includes(`${resource}:read`) ? 'read' : 'none'
}
