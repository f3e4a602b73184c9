const hidden = '[hidden]'

/** Names of fields whose values never belong in a log. */
const secretNames =
  /^(?:.*(?:password|passphrase|secret|cookie|authorization|token|signature)|.*api-?key|key)$/i

const patterns: readonly [RegExp, string][] = [
  // Keys of shops, of Stripe and of its webhooks.
  [/\b(?:vit_live|[srp]k_(?:live|test)|whsec)_[\w-]{8,}/g, hidden],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  // User and password in an address.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@"]+@/gi, `$1${hidden}@`],
  [
    /\b((?:[\w-]*(?:token|secret|password|signature)|api-?key|key|code|view|preview|view_key)=)[^&\s"';]+/gi,
    `$1${hidden}`,
  ],
]

/** Keeps cookies, keys, passwords and tokens out of the log, wherever in a message they are. */
export function hideSecrets(value: unknown, name = ''): unknown {
  if (secretNames.test(name) && value !== null && value !== undefined) return hidden
  if (typeof value === 'string') return hideInText(value)
  if (Array.isArray(value)) return value.map((each) => hideSecrets(each))
  if (value !== null && typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(
      Object.entries(value).map(([each, own]) => [each, hideSecrets(own, each)]),
    )
  return value
}

export function hideInText(text: string): string {
  return patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
}

/** A path as logs and traces may show it: the token of a shopper's order is cut. */
export function shownPath(path: string): string {
  return path.replace(/^(\/checkout\/[^/]+\/).+/, '$1…')
}
