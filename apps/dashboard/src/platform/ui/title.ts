export function titled(title: string) {
  return () => [{ title: `${title} · Vitrine` }]
}
