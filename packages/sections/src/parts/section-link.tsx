import type { ComponentProps } from 'react'
import type { LinkProps } from '../kit/shared-settings.ts'
import { safeUrl } from '../kit/values/safe-url.ts'

type SectionLinkProps = ComponentProps<'a'> & {
  to: Pick<LinkProps, 'url'> & Partial<Pick<LinkProps, 'type' | 'target'>>
}

/** A link that an owner typed. Without a safe address it is only its text. */
export function SectionLink({ to, children, ...attributes }: SectionLinkProps) {
  const href = hrefOf(to)
  if (!href) {
    // What has a name besides its words is a picture.
    const role = attributes['aria-label'] === undefined ? undefined : 'img'
    return (
      <span role={role} {...attributes}>
        {children}
      </span>
    )
  }
  const tab = to.target === '_blank' && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={href} {...tab} {...attributes}>
      {children}
    </a>
  )
}

/** `about` within the shop means `/about`; `example.org` elsewhere means `https://example.org`. */
export function hrefOf({ url, type }: SectionLinkProps['to']): string | undefined {
  const safe = safeUrl(url)
  if (!safe || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(safe)) return safe
  return safeUrl(type === 'external' ? `https://${safe}` : `/${safe}`)
}
