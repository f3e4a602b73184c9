import { ROW } from './outline-geometry.ts'

export function bringIntoView(tree: HTMLElement, at: number) {
  const [top, bottom] = [at * ROW, (at + 1) * ROW]
  if (top < tree.scrollTop) tree.scrollTop = top
  else if (bottom > tree.scrollTop + tree.clientHeight) tree.scrollTop = bottom - tree.clientHeight
}
