import type { ComponentProps } from 'react'
import type { LinkProps } from '../kit/shared-settings.ts'
import { safeUrl } from '../kit/values/safe-url.ts'

type SectionLinkProps = ComponentProps<'a'> & {
  to: Pick<LinkProps, 'url'> & Partial<Pick<LinkProps, 'type' | 'target'>>
}

/** Renders an owner's link, or its text alone if the URL is unsafe. */
export function SectionLink({ to, children, ...attributes }: SectionLinkProps) {
  const href = hrefOf(to)
  if (!href) {
    // A label replaces the content, so the element needs an image's role.
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

/** Resolves `about` to `/about`, and `example.org` as an external link to `https://example.org`. */
export function hrefOf({ url, type }: SectionLinkProps['to']): string | undefined {
  const safe = safeUrl(url)
  if (!safe || /^(?:[/#?]|[a-z][a-z\d+.-]*:)/i.test(safe)) return safe
  return safeUrl(type === 'external' ? `https://${safe}` : `/${safe}`)
}
