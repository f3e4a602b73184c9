import type { Page } from '@playwright/test'

/** What a browser noticed of a page; times in milliseconds. */
export interface Vitals {
  /** When the largest picture or text stood there. */
  lcp: number
  /** How far things moved that the shopper did not move. */
  cls: number
  /** How much longer than 50 ms tasks took, together, once the page was seen. */
  blocking: number
  /** How long the slowest press or click waited for its next frame. */
  interaction: number
  requests: number
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

/** Call before the page is opened. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals: Vitals = { lcp: 0, cls: 0, blocking: 0, interaction: 0, requests: 0 }
    window.vitals = vitals
    // Runs in the browser, which gets nothing from outside.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const watch = (type: string, note: (entry: PerformanceEventTiming & LayoutShift) => void) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as never)
      })
      const options: PerformanceObserverInit = { type, buffered: true }
      observer.observe({ ...options, ...(type === 'event' && { durationThreshold: 16 }) })
    }
    watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime))
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) vitals.cls += value
    })
    watch('longtask', ({ startTime, duration }) => {
      const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const waited = startTime + duration - Math.max(startTime, seen)
      vitals.blocking += Math.max(0, waited - 50)
    })
    watch('event', ({ duration, interactionId }) => {
      if (interactionId) vitals.interaction = Math.max(vitals.interaction, duration)
    })
  })
}

export async function vitalsOf(page: Page): Promise<Vitals> {
  return await page.evaluate(() => ({
    ...window.vitals,
    requests: performance.getEntriesByType('resource').length + 1,
  }))
}
