import { isIPv6 } from 'node:net'

/** Whom an address stands for: itself or, with IPv6, the /64 that one connection is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

function groupsOf(part: string) {
  return part ? part.split(':') : []
}
