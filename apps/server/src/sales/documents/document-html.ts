import { html, raw } from 'hono/html'
import type { Markup } from '../../post/letter/layout.ts'
import { documentCss } from './document-css.ts'
import type { OrderDocument } from './order-document.ts'

export async function documentsHtml(documents: readonly OrderDocument[]): Promise<string> {
  const [first] = documents
  if (!first) return ''
  const title = documents.length === 1 ? first.title : `${documents.length} × ${first.heading}`
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(documentCss(first.theme))}
        </style>
      </head>
      <body>
        ${documents.map(sheet)}
      </body>
    </html>`
  return String(await page)
}

function sheet(document: OrderDocument): Markup {
  const { heading, from, facts, addresses, sums, notes } = document
  return html`<article>
    <header>
      <div>
        ${from.logo ? html`<img class="logo" src="${from.logo}" alt="" />` : ''}
        <p class="store">${from.name}</p>
        <p class="soft">${from.lines.map((line) => html`${line}<br />`)}</p>
      </div>
      <div>
        <h1>${heading}</h1>
        <dl>
          ${facts.map(
            ([label, value]) =>
              html`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </div>
    </header>
    <section class="addresses">
      ${addresses.map(
        ({ title, lines }) =>
          html`<div>
            <h2>${title}</h2>
            <p>${lines.map((line) => html`${line}<br />`)}</p>
          </div>`,
      )}
    </section>
    ${linesTable(document)}
    ${
      sums.length
        ? html`<table class="sums">
            ${sums.map(
              ({ label, value, isTotal }) =>
                html`<tr class="${isTotal ? 'total' : ''}">
                  <th scope="row">${label}</th>
                  <td>${value}</td>
                </tr>`,
            )}
          </table>`
        : ''
    }
    ${notes.map(
      ({ title, text }) =>
        html`<section class="note">
          <h2>${title}</h2>
          <p>${text}</p>
        </section>`,
    )}
  </article>`
}

function linesTable({ columns, lines, hasBoxes }: OrderDocument): Markup {
  return html`<table class="lines">
    <thead>
      <tr>
        ${hasBoxes ? html`<th class="box"><span>Packed</span></th>` : ''}
        <th>Item</th>
        ${columns.map((column) => html`<th class="number">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ name, about, cells }) =>
          html`<tr>
            ${hasBoxes ? html`<td class="box"><i></i></td>` : ''}
            <td>${name}${about ? html`<br /><small>${about}</small>` : ''}</td>
            ${cells.map((cell) => html`<td class="number">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
