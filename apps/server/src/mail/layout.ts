import { html } from 'hono/html'
import { type MailLook, vitrineLook } from './mail-look.ts'
import type { StoreFrame } from './store-frame.ts'

export type Markup = ReturnType<typeof html>

interface Layout {
  heading: string
  body: Markup
  footer: string
  /** The store that writes; Vitrine otherwise. */
  frame?: StoreFrame
}

/** Tables and inline styles, because that is what mail programs show alike. */
export async function mailLayout(layout: Layout): Promise<string> {
  const { heading, body, footer, frame } = layout
  const look = frame?.look ?? vitrineLook
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body style="margin:0;background:${look.ground};font-family:${look.font}">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                style="max-width:560px;background:${look.card};border-radius:12px"
              >
                <tr>
                  <td style="padding:40px 36px;color:${look.text};font-size:16px;line-height:1.6">
                    ${frame ? masthead(frame) : ''}
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
                    ${body}
                  </td>
                </tr>
              </table>
              <p
                style="max-width:560px;margin:20px 0 0;color:${look.soft};font-size:13px;line-height:1.5"
              >
                ${footer}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return String(await page)
}

/** A picture without its programs' leave is its alternative text, which is the name. */
function masthead({ name, logo, look }: StoreFrame): Markup {
  const style = `margin:0 0 12px;font-weight:600;color:${look.soft}`
  if (logo === undefined) return html`<p style="${style}">${name}</p>`
  return html`<p style="${style}">
    <img
      src="${logo}"
      alt="${name}"
      height="44"
      style="display:block;height:44px;width:auto;max-width:100%;border:0"
    />
  </p>`
}

export function mailButton(label: string, link: string, look: MailLook = vitrineLook): Markup {
  return html`<p style="margin:28px 0">
      <a
        href="${link}"
        style="display:inline-block;padding:12px 22px;border-radius:${look.buttonRadius};background:${look.button};color:${look.onButton};text-decoration:none;font-weight:600"
        >${label}</a
      >
    </p>
    <p style="margin:0;color:${look.soft};font-size:13px;word-break:break-all">${link}</p>`
}
