import { html } from 'hono/html'
import { limits } from '../platform/limits/limits.ts'

export const docsOfKeys = html`<h2 id="keys">API keys</h2>
  <p>
    An owner creates a key in the dashboard under Developers. A program sends it with each call, to
    the main host:
  </p>
  <pre>curl -H "Authorization: Bearer vit_live_…" "https://…/api/orders?storeId=…"</pre>
  <ul>
    <li>
      A key belongs to one store, and its changes are made in the name of the person who created it.
    </li>
    <li>
      It can make the calls whose scope it has, and all public ones.
      <code>orders:write</code> includes <code>orders:read</code>. Calls without a scope below are
      for people only: keys, webhooks, sign-in, domains, the team, payment settings, and deleting
      the store. A key never does more than the role of its creator allows.
    </li>
    <li>
      401 <code>key_not_valid</code>: unknown, revoked, expired, or its creator left the store. 403
      <code>scope_missing</code>: <code>details.scope</code> names it. 404: not of this store.
    </li>
    <li>
      A key may make ${limits.apiKey.limits[0]!.max} calls per minute; then it gets 429 with
      <code>Retry-After</code> in seconds.
    </li>
    <li>Store it like a password: only its hash is stored, so it cannot be shown again.</li>
  </ul>`
