import { useEffect, useState } from 'react'

/**
 * Returns true once the shopper has scrolled past the buttons of this product, or, where the page
 * has none, past the first screen; until the footer is there, which nothing may cover.
 */
export function useIsPassed(productId: string | undefined): boolean {
  const [isPassed, setPassed] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    if (productId === undefined) return undefined
    const buttons = document.querySelector(`[data-buys="${CSS.escape(productId)}"]`)
    return buttons ? watch(buttons, (entry) => setPassed(isAbove(entry))) : watchScroll(setPassed)
  }, [productId])
  useEffect(() => {
    const footer = document.querySelector('.shop > footer')
    if (!footer || productId === undefined) return undefined
    return watch(footer, ({ isIntersecting }) => setAtEnd(isIntersecting))
  }, [productId])
  return isPassed && !isAtEnd
}

function isAbove({ isIntersecting, boundingClientRect }: IntersectionObserverEntry): boolean {
  return !isIntersecting && boundingClientRect.top < 0
}

function watch(element: Element, onChange: (entry: IntersectionObserverEntry) => void) {
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) onChange(last)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function watchScroll(setPassed: (isPassed: boolean) => void) {
  const measure = () => setPassed(scrollY > innerHeight * 0.6)
  measure()
  addEventListener('scroll', measure, { passive: true })
  return () => removeEventListener('scroll', measure)
}
