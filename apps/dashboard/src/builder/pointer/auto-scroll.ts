const ZONE = 72
const MAX_SPEED = 22

/** Returns pixels per frame: faster nearer the edge, 0 outside the zones. */
export function autoScrollSpeed(y: number, top: number, bottom: number): number {
  const zone = Math.min(ZONE, (bottom - top) / 3)
  if (y < top || y > bottom) return 0
  if (y < top + zone) return -speed((top + zone - y) / zone)
  if (y > bottom - zone) return speed((y - bottom + zone) / zone)
  return 0
}

function speed(depth: number): number {
  return Math.max(1, Math.round(MAX_SPEED * depth ** 2))
}
