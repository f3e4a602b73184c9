import { isIPv6 } from 'node:net'

/** Returns an IPv4 address itself; for IPv6 the /56 that one household or office gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const [a, b, c, d] = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16))
  return [a!, b!, c!, d! & 0xff00].map((group) => group.toString(16)).join(':')
}

function groupsOf(part: string) {
  return part ? part.split(':') : []
}
