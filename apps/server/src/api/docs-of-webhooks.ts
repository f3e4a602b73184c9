import { html } from 'hono/html'
import { webhookEvents } from '@vitrine/contract/account/webhooks.ts'
import { maxTries, webhookBackOff } from '../platform/jobs/back-off.ts'

export const docsOfWebhooks = html`<h2 id="webhooks">Webhooks</h2>
  <p>
    An owner adds an address in the dashboard under Developers. A POST is sent there when something
    happens: ${webhookEvents.map((event) => html`<code>${event}</code> `)}
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
      <code>data</code> is the order as <code>GET /orders/{id}</code> answers it, as it was at that
      moment, without the names of the store’s staff. <code>data.shippingRate</code> is the shipping
      rate that the shopper chose. With <code>data.isPickup</code> it is picked up:
      <code>data.shippingRate.pickup</code> says where and when, and nothing is shipped.
      <code>data.taxes</code> are in the prices where <code>data.taxIncluded</code> is true.
    </li>
    <li>
      Check the signature: HMAC-SHA256 in hex, with the webhook’s secret as the key, over the
      timestamp, a dot, and the body, byte for byte. For a day after the secret was changed, the
      header has two signatures, separated by a comma: one match is enough. Refuse a timestamp that
      is more than five minutes old.
    </li>
    <li>
      Answer with 2xx within 10 seconds, and do the work afterwards. Anything else is retried,
      ${maxTries(webhookBackOff)} times in about a day; redirects are not followed. 410 switches the
      webhook off at once, and so does a day without a successful delivery. The owner gets an email
      about it, and can resend each delivery from the log for 30 days.
    </li>
    <li>
      An event can arrive twice, with the same <code>Vitrine-Event-Id</code>: store the ids that you
      have processed. Events can arrive out of order: <code>data.version</code> grows with each
      change of an order.
    </li>
  </ul>`
