/** How far below the screen a section's code is fetched, in heights of the screen. */
const ahead = '25%'

const awake = Promise.withResolvers<void>()

/** From now on nothing waits to be near, for example because the page is about to change. */
export function wakeSections(): void {
  awake.resolve()
}

/** Resolves when the section of this id is on the screen, or soon will be. */
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
