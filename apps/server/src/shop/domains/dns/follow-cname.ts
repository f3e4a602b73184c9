import type { Answer } from './answer.ts'
import type { Ask } from './ask.ts'

export interface ProviderNames {
  cname: string
  mainHost: string
  storesHost: string
}

export interface Chain {
  names: string[]
  end: 'none' | 'provider' | 'address' | 'nowhere' | 'loop' | 'too_long'
}

const maxHops = 8

function isProviderName(name: string, { cname, mainHost, storesHost }: ProviderNames): boolean {
  return (
    name === cname || name === mainHost || name === storesHost || name.endsWith(`.${storesHost}`)
  )
}

export async function followCname(
  ask: Ask,
  { values: [first] }: Answer,
  provider: ProviderNames,
): Promise<Chain & { a?: Answer; aaaa?: Answer }> {
  const names: string[] = []
  let name = first
  while (name !== undefined) {
    if (names.includes(name)) return { names, end: 'loop' }
    names.push(name)
    if (isProviderName(name, provider)) return { names, end: 'provider' }
    if (names.length > maxHops) return { names, end: 'too_long' }
    name = (await ask('CNAME', name)).values[0]
  }
  const last = names.at(-1)
  if (last === undefined) return { names, end: 'none' }
  const [a, aaaa] = await Promise.all([ask('A', last), ask('AAAA', last)])
  const isAnywhere = a.code === 'ok' || aaaa.code === 'ok'
  return { names, end: isAnywhere ? 'address' : 'nowhere', a, aaaa }
}
