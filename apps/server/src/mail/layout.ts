import { html } from 'hono/html'

type Markup = ReturnType<typeof html>

interface Layout {
  heading: string
  body: Markup
  footer: string
}

/** Tables and inline styles, because that is what mail programs show alike. */
export async function mailLayout({ heading, body, footer }: Layout): Promise<string> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${heading}</title>
      </head>
      <body
        style="margin:0;background:#f4f4f5;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
      >
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                style="max-width:560px;background:#ffffff;border-radius:12px"
              >
                <tr>
                  <td style="padding:40px 36px;color:#18181b;font-size:16px;line-height:1.6">
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
                    ${body}
                  </td>
                </tr>
              </table>
              <p style="margin:20px 0 0;color:#71717a;font-size:13px;line-height:1.5">${footer}</p>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return String(await page)
}

export function mailButton(label: string, link: string): Markup {
  return html`<p style="margin:28px 0">
      <a
        href="${link}"
        style="display:inline-block;padding:12px 22px;border-radius:8px;background:#18181b;color:#ffffff;text-decoration:none;font-weight:600"
        >${label}</a
      >
    </p>
    <p style="margin:0;color:#71717a;font-size:13px;word-break:break-all">${link}</p>`
}
