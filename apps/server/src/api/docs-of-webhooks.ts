import { html } from 'hono/html'
import { webhookEvents } from '@vitrine/contract/account/webhooks.ts'
import { maxTries, webhookBackOff } from '../platform/jobs/back-off.ts'

export const docsOfWebhooks = html`<h2 id="webhooks">Webhooks</h2>
  <p>
    An owner adds an address in the dashboard under Developers. Vitrine sends a POST there when
    something happens: ${webhookEvents.map((event) => html`<code>${event}</code> `)}
  </p>
  <pre>
POST /hooks
Vitrine-Event: order.paid
Vitrine-Event-Id: 01a202ec-f4a3-74cc-93d7-26058459c337
Vitrine-Timestamp: 1795345200
Vitrine-Signature: v1=5257a869…

{ "id": "01a202ec-…", "event": "order.paid", "createdAt": "…", "storeId": "…", "data": { … } }</pre>
  <ul>
    <li>
      <code>data</code> is the order as <code>GET /orders/{id}</code> answers it, as it was in that
      moment. The names of the store’s people are left out of it. <code>data.shippingRate</code> is
      how the shopper chose to have it sent. With <code>data.isPickup</code> it is picked up:
      <code>data.shippingRate.pickup</code> says where and when, and nothing goes to the address.
      <code>data.taxes</code> are in the prices where <code>data.taxIncluded</code> is true.
    </li>
    <li>
      Check the signature: HMAC-SHA256 in hex, with the webhook’s secret as the key, over the
      timestamp, a dot, and the body as it came, byte for byte. There are two, with a comma between
      them, for a day after the secret was changed: one that fits is enough. Refuse a timestamp that
      is more than five minutes old.
    </li>
    <li>
      Answer with 2xx within 10 seconds, and do the work afterwards. Anything else is tried again,
      ${maxTries(webhookBackOff)} times in about a day; redirects are not followed. 410 switches the
      webhook off at once, and so does a day in which nothing gets through. The owner hears of it by
      mail, and can send each delivery again from the log for 30 days.
    </li>
    <li>
      An event can come twice, under the same <code>Vitrine-Event-Id</code>: keep the ids that you
      have seen. Events can come in another order than they happened:
      <code>data.version</code> grows with each change of an order.
    </li>
  </ul>`
