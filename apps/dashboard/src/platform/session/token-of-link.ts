/** The token of a mailed link. It stands behind the hash, where no server or referrer sees it. */
export function tokenOfLink({ hash, search }: { hash: string; search: string }): string {
  return (
    new URLSearchParams(hash.slice(1)).get('token') ??
    new URLSearchParams(search).get('token') ??
    ''
  )
}
