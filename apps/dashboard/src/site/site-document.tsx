import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import './site.css'
import type { SiteRequest } from '@vitrine/contract/provider/site.ts'
import type { CSSProperties, ReactNode } from 'react'
import { brandShades } from '../platform/theme/brand-shades.ts'
import { Masthead } from './masthead.tsx'
import classes from './site.module.css'
import { SiteFooter } from './site-footer.tsx'

interface SiteDocumentProps {
  request: SiteRequest
  path: string
  title: string
  description: string
  children: ReactNode
}

/** A page without JavaScript; its styles use the names of the dashboard's theme. */
export function SiteDocument(props: SiteDocumentProps) {
  const { request, path, title, description, children } = props
  const { provider, origin, styles } = request
  const url = `${origin}${path}`
  return (
    <html lang="en" style={colorVariables(request)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:site_name" content={provider.name} />
        <meta property="og:type" content="website" />
        <meta name="theme-color" content={provider.colors.brand} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a href="#content" className={classes.skip}>
          Skip to content
        </a>
        <div className={classes.page}>
          <Masthead provider={provider} path={path} />
          <main id="content">{children}</main>
          <SiteFooter provider={provider} />
        </div>
      </body>
    </html>
  )
}

function colorVariables({ provider: { colors } }: SiteRequest): CSSProperties {
  const shades = brandShades(colors).map((shade, at) => [`--mantine-color-pine-${at}`, shade])
  return Object.fromEntries([...shades, ['--marigold', colors.accent]]) as CSSProperties
}
