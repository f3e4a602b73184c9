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

/** Sized by the window, since previews show it scaled down. */
export function HydrateFallback() {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', paddingTop: '18dvh' }}>
      <img src="/favicon.svg" alt="Loading …" style={{ width: 'max(48px, 8vmin)' }} />
    </div>
  )
}
