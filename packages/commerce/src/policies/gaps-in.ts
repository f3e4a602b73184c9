/** Lists the gaps that are still in a text: its parts in square brackets. */
export function gapsIn(html: string): string[] {
  const gaps = [...html.matchAll(/\[([^[\]<>]{2,80})\]/g)].map(([, gap]) => gap!)
  return [...new Set(gaps)]
}
