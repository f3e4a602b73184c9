import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'

// Loads no styles or providers: the builder's canvas is a document of this app too, and must render
// exactly as the shop. Other routes get them from routes/styled.tsx.
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function HydrateFallback() {
  return <p style={{ padding: '2rem', fontFamily: 'system-ui', color: '#5b6864' }}>Loading …</p>
}
