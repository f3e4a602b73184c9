/** Loads a section's code when it is within this share of the screen's height. */
const ahead = '25%'

const awake = Promise.withResolvers<void>()

/** Resolves all pending waits, for example before the page changes. */
export function wakeSections(): void {
  awake.resolve()
}

/** Resolves when the section is on the screen or close to it. */
export async function whenNear(id: string): Promise<void> {
  const element = document.querySelector(`[data-section-id="${CSS.escape(id)}"]`)
  if (!element) return
  const near = Promise.withResolvers<void>()
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near.resolve()
    },
    { rootMargin: ahead },
  )
  observer.observe(element)
  await Promise.race([near.promise, awake.promise])
  observer.disconnect()
}
