import { useContext } from 'react'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { OriginContext } from './origin-context.ts'

interface HeadProps {
  title: string
  description?: string | undefined
  /** Canonical path. */
  path: string
  image?: string | null | undefined
  type?: 'website' | 'product'
  /** For private pages and missing ones. */
  hidden?: boolean
  /** Robots directive of a public page. */
  robots?: string | undefined
}

/** Renders metadata, which React hoists into the document's head. */
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
      {/* Crawlers read the served document, so hydration can skip these. */}
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
