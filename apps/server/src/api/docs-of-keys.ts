import { html } from 'hono/html'
import { limits } from '../platform/limits/limits.ts'

export const docsOfKeys = html`<h2 id="keys">API keys</h2>
  <p>
    An owner makes a key in the dashboard under Developers. A program sends it with each call, to
    the main host:
  </p>
  <pre>curl -H "Authorization: Bearer vit_live_…" "https://…/api/orders?storeId=…"</pre>
  <ul>
    <li>A key is one store’s, and what it does is done in the name of whoever made it.</li>
    <li>
      It can make the calls whose scope it has, and all public ones.
      <code>orders:write</code> includes <code>orders:read</code>. What is named without a scope
      below is for people alone: keys, webhooks, sign-in, domains, how the store is paid, and
      deleting it.
    </li>
    <li>
      401 <code>key_not_valid</code>: unknown, revoked, expired, or its maker left the store. 403
      <code>scope_missing</code>: <code>details.scope</code> says which one. 404: not of this store.
    </li>
    <li>
      A key may make ${limits.apiKey.limits[0]!.max} calls in a minute; then it gets 429 with
      <code>Retry-After</code> in seconds.
    </li>
    <li>Keep it like a password: we keep a hash of it and cannot show it again.</li>
  </ul>`
