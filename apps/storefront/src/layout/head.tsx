import { useContext } from 'react'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { ServedContext } from './served-context.ts'

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
export function Head(props: HeadProps) {
  return (
    <>
      <title>{props.title}</title>
      {props.description && <meta name="description" content={props.description} />}
      {/* Crawlers read the served document, so hydration can skip these. */}
      {import.meta.env.SSR && <ServedHead {...props} />}
    </>
  )
}

function ServedHead(props: HeadProps) {
  const { hidden, robots } = props
  return (
    <>
      {hidden && <meta name="robots" content="noindex" />}
      {robots && <meta name="robots" content={robots} />}
      {!hidden && <PublicHead {...props} />}
    </>
  )
}

function PublicHead({ title, description, path, image, type = 'website' }: HeadProps) {
  const { origin, socialImage, path: ownPath = path, article, feed } = useContext(ServedContext)
  const { name } = useStore()
  const shared = article?.image || image || socialImage
  const address = new URL(ownPath, origin).href
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={article ? 'article' : type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      {shared && <meta property="og:image" content={new URL(shared, origin).href} />}
      {article && <meta property="article:published_time" content={article.publishedAt} />}
      {article?.tags.map((tag) => (
        <meta key={tag.name} property="article:tag" content={tag.name} />
      ))}
      {feed && (
        <link rel="alternate" type="application/atom+xml" title={`${name} blog`} href={feed} />
      )}
    </>
  )
}
