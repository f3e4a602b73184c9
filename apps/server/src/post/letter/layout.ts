import { html, raw } from 'hono/html'
import type { MailTheme } from './mail-theme.ts'
import type { StoreFrame } from './store-frame.ts'

export type Markup = ReturnType<typeof html>

interface Layout {
  heading: string
  body: Markup
  footer: string
  frame: StoreFrame
}

const phones = raw(
  '@media (max-width:480px){.around{padding:0!important}.card{padding:28px 20px!important;border-radius:0!important}}',
)

/**
 * Email clients render tables and inline styles alike. The colours are the store's own, so clients
 * are asked not to darken them.
 */
export async function mailLayout(layout: Layout): Promise<string> {
  const { heading, body, footer, frame } = layout
  const { theme } = frame
  const small = `max-width:560px;margin:20px 16px 0;color:${theme.soft};font-size:13px;line-height:1.5`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>${heading}</title>
        <style>
          ${phones}
        </style>
      </head>
      <body style="margin:0;background:${theme.ground};font-family:${theme.font}">
        <table
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          bgcolor="${theme.ground}"
        >
          <tr>
            <td align="center" class="around" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                bgcolor="${theme.card}"
                style="max-width:600px;background:${theme.card};border-radius:12px"
              >
                <tr>
                  <td
                    class="card"
                    style="padding:40px;color:${theme.text};font-size:16px;line-height:1.6;text-align:left"
                  >
                    ${masthead(frame)}
                    <h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${heading}</h1>
                    ${body}
                  </td>
                </tr>
              </table>
              <p style="${small}">${footer}</p>
              ${frame.seller ? html`<p style="${small};margin-top:8px">${frame.seller}</p>` : ''}
              <p style="margin:0;height:24px;line-height:24px">&nbsp;</p>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return String(await page)
}

/** A blocked image shows its alternative text, which is the name. */
function masthead({ name, logo, theme }: StoreFrame): Markup {
  const style = `margin:0 0 24px;font-size:18px;font-weight:600;color:${theme.text}`
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

export function mailButton(label: string, link: string, theme: MailTheme): Markup {
  return html`<p style="margin:24px 0">
    <a
      href="${link}"
      style="display:inline-block;padding:12px 24px;border-radius:${theme.buttonRadius};background:${theme.button};color:${theme.onButton};text-decoration:none;font-weight:600"
      >${label}</a
    >
  </p>`
}

/** Prints the link for recipients who do not trust buttons in emails. */
export function spelledLink(link: string, theme: MailTheme): Markup {
  return html`<p style="margin:0 0 16px;color:${theme.soft};font-size:13px;word-break:break-all">
    ${link}
  </p>`
}
