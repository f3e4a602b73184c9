import type { LinkComponent } from '@vitrine/sections/link-context.tsx'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate, usePlace } from '../router/router-context.ts'

/** A link within the shop. A product's link carries the global content along. */
export const ShopLink: LinkComponent = ({ href, onClick, children, ...attributes }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const place = usePlace()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !isShopPath(href)) return
    event.preventDefault()
    const globalContent = client.getQueryData(['globalContent'])
    const isHere = href === place.pathname + place.search
    navigate(href, {
      replace: isHere,
      ...(href.startsWith('/page/product/') && { state: { globalContent } }),
    })
  }

  return (
    <a href={href} onClick={handleClick} {...attributes}>
      {children}
    </a>
  )
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The browser itself follows anchors, and leads to what is no page of the shop. */
function isShopPath(href: string) {
  return href.startsWith('/') && !href.includes('#') && !/^\/(?:api|media|assets)\//.test(href)
}
