import { html } from 'hono/html'
import type { Markup } from './layout.ts'
import type { MailTheme } from './mail-theme.ts'

export interface MailItem {
  label: string
  options: string
  /** Absolute URL. */
  image: string | undefined
  value: string
}

type Row = readonly [label: string, value: string]

export type MailPart =
  | { text: string }
  | { title: string; lines: readonly string[] }
  | { items: readonly MailItem[] }
  | {
      rows: readonly Row[]
      total: Row
      included?: readonly Row[]
    }

const asLine = ([label, value]: Row) => `${label}: ${value}`

export function asText(part: MailPart): string {
  if ('text' in part) return part.text
  if ('lines' in part) return [`${part.title}:`, ...part.lines].join('\n')
  if ('items' in part)
    return part.items
      .map(({ label, options, value }) => {
        const name = options ? `${label} (${options})` : label
        return value ? `${name}: ${value}` : name
      })
      .join('\n')
  return [...part.rows, part.total, ...(part.included ?? [])].map(asLine).join('\n')
}

/** White space is shown, so the markup has none around the text. */
const asTyped = 'margin:0 0 16px;white-space:pre-line;word-break:break-word'

export function asMarkup(part: MailPart, theme: MailTheme): Markup {
  if ('text' in part) return html`<p style="${asTyped}">${part.text}</p>`
  if ('lines' in part)
    return html`<p style="margin:24px 0 0;word-break:break-word">
      <strong>${part.title}</strong><br />${part.lines.map((line) => html`${line}<br />`)}
    </p>`
  return 'items' in part ? itemsTable(part.items, theme) : sumsTable(part, theme)
}

function itemsTable(items: readonly MailItem[], theme: MailTheme): Markup {
  const hasImages = items.some(({ image }) => image !== undefined)
  const cell = `padding:12px 0;border-bottom:1px solid ${theme.line};vertical-align:top`
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="margin:24px 0 0;border-top:1px solid ${theme.line}"
  >
    ${items.map(
      ({ label, options, image, value }) =>
        html`<tr>
          ${hasImages ? html`<td width="80" style="${cell};width:80px">${thumbnail(image, theme)}</td>` : ''}
          <td style="${cell};word-break:break-word">
            ${label}${
              options
                ? html`<br /><span style="color:${theme.soft};font-size:14px">${options}</span>`
                : ''
            }
          </td>
          <td align="right" style="${cell};padding-left:16px;white-space:nowrap">${value}</td>
        </tr>`,
    )}
  </table>`
}

/** The name is beside it, so the alternative text is empty. */
function thumbnail(image: string | undefined, theme: MailTheme): Markup {
  const size = `display:block;width:64px;height:64px;border-radius:8px;background:${theme.ground}`
  return image === undefined
    ? html`<div style="${size}"></div>`
    : html`<img src="${image}" alt="" width="64" height="64" style="${size};object-fit:cover" />`
}

type Sums = Extract<MailPart, { rows: unknown }>

function sumsTable({ rows, total, included = [] }: Sums, theme: MailTheme): Markup {
  const bold = 'padding:10px 0 4px;font-weight:700;font-size:18px'
  const below = rows.length ? `${bold};border-top:1px solid ${theme.line}` : bold
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0">
    <tr>
      <td align="right" style="padding:12px 0 0">
        <table
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          style="max-width:320px;text-align:left"
        >
          ${rows.map((row) => sumRow(row, 'padding:4px 0'))} ${sumRow(total, below)}
          ${included.map((row) => sumRow(row, `padding:2px 0;font-size:14px;color:${theme.soft}`))}
        </table>
      </td>
    </tr>
  </table>`
}

function sumRow([label, value]: Row, style: string): Markup {
  return html`<tr>
    <td style="${style}">${label}</td>
    <td align="right" style="${style};padding-left:16px;white-space:nowrap">${value}</td>
  </tr>`
}
