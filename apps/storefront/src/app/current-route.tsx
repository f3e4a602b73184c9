import type { ReactNode } from 'react'
import { Boundary } from '../layout/boundary.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Spinner } from '../layout/spinner.tsx'
import { useScrollToTop } from '../shell/router/use-scroll-to-top.ts'
import { Checkout, Collection, Newsletter, Product, Shop, ThankYou } from './parts.ts'
import { usePlace } from '@vitrine/sections/kit/place-context.ts'
import { matchRoute, type RouteName } from '../shell/router/routes.ts'
import { Page } from '../pages/built/page.tsx'

const screens: Record<RouteName, (key: string) => ReactNode> = {
  home: () => <Page key="home" slug="home" />,
  about: () => <Page key="about" slug="about" />,
  page: (slug) => <Page key={slug} slug={slug} />,
  shop: () => <Shop props={{}} fallback={<Spinner />} />,
  collection: (slug) => <Collection props={{ slug }} fallback={<Spinner />} />,
  product: (slug) => <Product key={slug} props={{ slug }} fallback={<Spinner />} />,
  checkout: () => <Checkout props={{}} fallback={<Spinner />} />,
  thankYou: (token) => <ThankYou props={{ token }} fallback={<Spinner />} />,
  newsletter: (step) => <Newsletter key={step} props={{ step }} fallback={<Spinner />} />,
  other: (path) => <Page key={path} slug={path} />,
}

export function CurrentRoute() {
  const { pathname } = usePlace()
  const { name, key } = matchRoute(pathname)
  useScrollToTop(name + key)
  return (
    <Boundary place={pathname} fallback={<Broken />}>
      {screens[name](key)}
    </Boundary>
  )
}

function Broken() {
  return <LoadFailure message="This page could not be shown." onRetry={() => location.reload()} />
}
