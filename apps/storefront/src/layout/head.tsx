import { useContext } from 'react'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { OriginContext } from './origin-context.ts'

interface HeadProps {
  title: string
  description?: string | undefined
  /** The page's one address, whichever of its addresses was asked for. */
  path: string
  image?: string | null | undefined
  type?: 'website' | 'product'
  /** Pages of one shopper, and pages that do not exist. */
  hidden?: boolean
  /** What search engines are asked to do with a page that exists; nothing for most. */
  robots?: string | undefined
}

/** What search engines and links to the page show. React keeps it in the document's head. */
export function Head({
  title,
  description,
  path,
  image,
  type = 'website',
  hidden,
  robots,
}: HeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {/* Robots and previews read a page as it was served, so browsers need not keep the rest. */}
      {import.meta.env.SSR && hidden && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && robots && <meta name="robots" content={robots} />}
      {import.meta.env.SSR && !hidden && (
        <ServedHead title={title} description={description} path={path} image={image} type={type} />
      )}
    </>
  )
}

function ServedHead({ title, description, path, image, type }: HeadProps) {
  const origin = useContext(OriginContext)
  const { name } = useStore()
  const address = new URL(path, origin).href
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
    </>
  )
}
