import { provider } from '../provider/provider.ts'

export function titled(title: string) {
  return () => [{ title: `${title} · ${provider.name}` }]
}
