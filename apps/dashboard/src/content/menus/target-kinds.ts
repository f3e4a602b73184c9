import type { MenuTarget } from '@vitrine/contract/content/menu.ts'

type Kind = MenuTarget['kind']

export const targetKinds: Record<Kind, string> = {
  page: 'Page',
  category: 'Category',
  product: 'Product',
  article: 'Article',
  address: 'Address',
  none: 'No link (a heading)',
}

export const kindOptions = Object.entries(targetKinds).map(([value, label]) => ({ value, label }))

/** An entity that is not chosen yet has an empty id, which is refused when the entry is applied. */
export function emptyTarget(kind: Kind): MenuTarget {
  if (kind === 'none') return { kind }
  return kind === 'address' ? { kind, url: '' } : { kind, id: '' }
}

const addressPattern = /^(?:\/(?![/\\])|#|\?|https?:\/\/[^/]|mailto:|tel:)/i

export function targetError(target: MenuTarget): string | null {
  if (target.kind === 'none') return null
  if (target.kind === 'address')
    return addressPattern.test(target.url.trim())
      ? null
      : 'Start with /, #, https://, http://, mailto: or tel:.'
  return target.id ? null : `Choose ${target.kind === 'article' ? 'an' : 'a'} ${target.kind}.`
}
