/** Returns the token of an email link, from its hash, which servers and referrers never see. */
export function tokenOfLink({ hash, search }: { hash: string; search: string }): string {
  return (
    new URLSearchParams(hash.slice(1)).get('token') ??
    new URLSearchParams(search).get('token') ??
    ''
  )
}
