import type { Page } from '@playwright/test'

/** Times are in milliseconds. */
export interface Vitals {
  lcp: number
  cls: number
  /** Sum of task time beyond 50 ms after the first paint. */
  blocking: number
  /** Slowest time from input to the next frame. */
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
    // Runs in the browser, without access to this module.
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
