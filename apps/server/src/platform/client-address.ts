/** The network address of who asks. `X-Forwarded-For` is believed from our own proxies only. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: readonly string[],
): string | undefined {
  if (!peer || !trustedProxies.includes(plainAddress(peer))) return peer && plainAddress(peer)
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const stranger = hops.findLast((hop) => hop && !trustedProxies.includes(hop))
  return stranger ?? plainAddress(peer)
}

function plainAddress(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
