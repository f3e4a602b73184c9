import { useQuery } from '@tanstack/react-query'
import { useStore, useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { onAdded } from '../cart/added-to-cart.ts'
import { useCart } from '../cart/cart-store.ts'
import { orderQuery } from '../calls/checkout-queries.ts'
import { productQuery } from '../calls/queries.ts'
import { usePlace } from '@vitrine/sections/kit/place-context.ts'
import { matchRoute, type RouteName } from '../shell/router/routes.ts'
import { addToCart, initiateCheckout, purchase, viewContent } from './events.ts'
import { startPixel, stopPixel, track, trackSecretly } from './fbq.ts'
import { isFirstReport } from './reported-orders.ts'

/** Their URLs contain a private token. */
const secret: readonly RouteName[] = ['thankYou', 'newsletter']

const reports: Partial<Record<RouteName, (key: string) => ReactNode>> = {
  product: (slug) => <ProductReport key={slug} slug={slug} />,
  checkout: () => <CheckoutReport />,
  thankYou: (token) => <OrderReport key={token} token={token} />,
}

/** Reports to Meta while mounted, which requires consent. */
export function VisitReport() {
  const { pathname } = usePlace()
  const { name, key } = matchRoute(pathname)
  return (
    <>
      <Pixel />
      {!secret.includes(name) && <PageReport key={name + key} />}
      {reports[name]?.(key)}
    </>
  )
}

function Pixel() {
  const { fbPixelId, currency } = useStore()
  useEffect(() => {
    startPixel(fbPixelId)
    return stopPixel
  }, [fbPixelId])
  useEffect(
    () => onAdded((line, quantity) => track('AddToCart', addToCart(line, quantity, currency))),
    [currency],
  )
  return null
}

function PageReport() {
  useEffect(() => track('PageView'), [])
  return null
}

function ProductReport({ slug }: { slug: string }) {
  const source = useStoreSource()
  const { data: product } = useQuery(productQuery(source, slug))
  const { currency } = source.store
  useEffect(() => {
    if (product && product.slug === slug) track('ViewContent', viewContent(product, currency))
  }, [product, slug, currency])
  return null
}

/** Reports the start once, even if the cart changes. */
function CheckoutReport() {
  const { currency } = useStore()
  const lines = useCart()
  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current || !lines?.length) return
    isReported.current = true
    track('InitiateCheckout', initiateCheckout(lines, currency))
  }, [lines, currency])
  return null
}

function OrderReport({ token }: { token: string }) {
  const source = useStoreSource()
  const { data: order } = useQuery(orderQuery(source, token))
  const { fbPixelId, storeId } = source.store
  useEffect(() => {
    if (!order || !isFirstReport(order.token)) return
    trackSecretly(fbPixelId, 'Purchase', purchase(order), `${storeId}-${order.orderNumber}`)
  }, [order, fbPixelId, storeId])
  return null
}
