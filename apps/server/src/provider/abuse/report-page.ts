import { abuseKinds } from '@vitrine/contract/provider/abuse-reports.ts'
import { html } from 'hono/html'

export interface ReportValues {
  shop: string
  kind: string
  page: string
  message: string
  email: string
}

interface ReportPage {
  provider: { name: string; colors: { brand: string } }
  values: ReportValues
  /** What to correct, by field. */
  errors: Partial<Record<keyof ReportValues, string>>
}

/** A form that works without JavaScript. */
export function reportPage({ provider, values, errors }: ReportPage) {
  const errorOf = (field: keyof ReportValues) =>
    errors[field] ? html`<strong id="${field}-error">${errors[field]}</strong>` : ''
  const marks = (field: keyof ReportValues) =>
    errors[field] ? html`aria-invalid="true" aria-describedby="${field}-error"` : ''
  return frame(
    provider,
    'Report a shop',
    html`<p>
        Tell us what is wrong with a shop on ${provider.name}. The shop does not see your report or
        your address.
      </p>
      <form method="post" action="/report-shop">
        <label>
          Address of the shop
          <input name="shop" value="${values.shop}" maxlength="253" required ${marks('shop')} />
          ${errorOf('shop')}
        </label>
        <label>
          What is it about?
          <select name="kind" required ${marks('kind')}>
            <option value="">Choose one</option>
            ${Object.entries(abuseKinds).map(
              ([kind, label]) =>
                html`<option value="${kind}" ${kind === values.kind ? html`selected` : ''}>
                  ${label}
                </option>`,
            )}
          </select>
          ${errorOf('kind')}
        </label>
        <label>
          Page or product (optional)
          <input name="page" value="${values.page}" maxlength="2000" />
        </label>
        <label>
          What happened?
          <textarea name="message" rows="6" maxlength="5000" required ${marks('message')}>
${values.message}</textarea>
          ${errorOf('message')}
        </label>
        <label>
          Your email address (optional, if you want an answer)
          <input
            name="email"
            type="email"
            value="${values.email}"
            maxlength="254"
            autocomplete="email"
            ${marks('email')}
          />
          ${errorOf('email')}
        </label>
        <label class="extra" aria-hidden="true">
          Leave this empty
          <input name="extra" tabindex="-1" autocomplete="off" />
        </label>
        <button>Send report</button>
      </form>`,
  )
}

export function reportSentPage(provider: ReportPage['provider']) {
  return frame(
    provider,
    'Thank you for your report',
    html`<p>
      We look at it and act where our rules or the law ask for it. If you gave an address, we write
      to you if we have questions.
    </p>`,
  )
}

function frame(provider: ReportPage['provider'], title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${provider.name}</title>
        <style>
          body {
            margin: 0;
            background: #f6f5f1;
            color: #22302c;
            font:
              1rem/1.6 system-ui,
              sans-serif;
          }
          main {
            max-width: 36rem;
            margin: 0 auto;
            padding: clamp(1.5rem, 6vw, 4rem) 1.25rem;
          }
          a {
            color: inherit;
            font-weight: 600;
          }
          h1 {
            margin: 0.5rem 0;
            font-size: 1.75rem;
            line-height: 1.2;
          }
          form {
            display: grid;
            gap: 1.1rem;
            padding: 1.5rem;
            border: 1px solid #dedcd2;
            border-radius: 14px;
            background: #fff;
          }
          label {
            display: grid;
            gap: 0.3rem;
            font-weight: 550;
          }
          input,
          select,
          textarea {
            box-sizing: border-box;
            width: 100%;
            padding: 0.6rem 0.75rem;
            border: 1px solid #8b938f;
            border-radius: 8px;
            background: #fff;
            color: inherit;
            font: inherit;
          }
          [aria-invalid] {
            border-color: #b42318;
          }
          strong {
            color: #b42318;
            font-size: 0.9rem;
          }
          button {
            justify-self: start;
            padding: 0.7rem 1.4rem;
            border: 0;
            border-radius: 8px;
            background: ${provider.colors.brand};
            color: #fff;
            font: inherit;
            font-weight: 600;
            cursor: pointer;
          }
          .extra {
            position: absolute;
            left: -999px;
          }
        </style>
      </head>
      <body>
        <main>
          <a href="/">${provider.name}</a>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`
}
