/**
 * Cancels endless animations, because a paused one is still composited at every key.
 * @returns a function that resumes them
 */
export function stopMoving(): () => void {
  const stopped = document.getAnimations().filter(isEndless).map(stop)
  return () => {
    for (const goOn of stopped) goOn()
  }
}

function isEndless({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity
}

function stop({ effect, currentTime }: Animation): () => void {
  const element = (effect as KeyframeEffect).target as HTMLElement
  element.style.transform = getComputedStyle(element).transform
  element.style.animation = 'none'
  return () => {
    element.style.removeProperty('transform')
    element.style.removeProperty('animation')
    for (const again of element.getAnimations()) again.currentTime = currentTime
  }
}
