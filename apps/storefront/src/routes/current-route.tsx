import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { matchRoute, type RouteMatch, type RouteName } from '../routes.ts'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'

const screens: Record<RouteName, (key: string) => ReactNode> = {
  home: () => <Page slug="home" />,
  about: () => <Page slug="about" />,
  page: (slug) => <Page key={slug} slug={slug} />,
  shop: () => <Page slug="shop" />,
  collection: () => <NotFound />,
  product: () => <NotFound />,
  checkout: () => <NotFound />,
  thankYou: () => <NotFound />,
  notFound: () => <NotFound />,
}

/** The screen of the present address. */
export function CurrentRoute() {
  const { name, key }: RouteMatch = matchRoute(useLocation().pathname)
  return screens[name](key)
}

/** Fetches what the screen of an address is made of, so that it renders at once. */
export async function preloadParts(_pathname: string) {}
