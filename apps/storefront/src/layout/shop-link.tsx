import type { LinkComponent } from '@vitrine/sections/link-context.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'

/** A link within the shop. A product's link carries the global content along. */
export const ShopLink: LinkComponent = ({ href, children, ...attributes }) => {
  const client = useQueryClient()
  const state = href.startsWith('/page/product/') && {
    globalContent: client.getQueryData(['globalContent']),
  }
  return (
    <Link to={href} {...(state && { state })} {...attributes}>
      {children}
    </Link>
  )
}
