import { useContext } from 'react'
import { useStore } from '@vitrine/sections/store-context.ts'
import { OriginContext } from './origin-context.ts'

interface HeadProps {
  title: string
  description?: string
  /** The page's one address, whichever of its addresses was asked for. */
  path: string
  image?: string | null | undefined
  type?: 'website' | 'product'
  /** Pages of one shopper, and pages that do not exist. */
  hidden?: boolean
}

/** What search engines and links to the page show. React keeps it in the document's head. */
export function Head({ title, description, path, image, type = 'website', hidden }: HeadProps) {
  const origin = useContext(OriginContext)
  const { name } = useStore()
  const url = `${origin}${path}`
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content={type} />
          <meta property="og:url" content={url} />
          <meta property="og:site_name" content={name} />
          {image && <meta property="og:image" content={new URL(image, origin).href} />}
        </>
      )}
    </>
  )
}
