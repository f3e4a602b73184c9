import { html, raw } from 'hono/html'
import { closedStyle } from '@vitrine/sections/parts/closed-shop/closed-style.ts'
import { shopTheme } from '@vitrine/sections/theme/shop-theme.ts'
import type { HostStore } from '../../platform/host-store.ts'
import type { ClosedSections } from './render-shop.ts'

export type ClosedNote = 'link' | 'password' | 'often'

interface ClosedPage {
  styles: readonly string[]
  note: ClosedNote | undefined
  passwordAction: string
  ownerUrl: string
  /** Renders the shop's own sections around the form; undefined where there are none. */
  sectionsAround?: ((mainOf: (heading: 'h1' | 'h2') => string) => ClosedSections) | undefined
}

const notes: Record<ClosedNote, string> = {
  link: 'This link has expired or was revoked. Ask the sender for a new one.',
  password: 'This is not the password. Check it and try again.',
  often: 'Too many tries. Please wait a while, then try again.',
}

export async function closedPage(
  store: HostStore,
  { styles, note, passwordAction, ownerUrl, sectionsAround }: ClosedPage,
) {
  const { title, text } = wordsOf(store)
  const own = (heading: 'h1' | 'h2') => html`
    <p class="name">${store.name}</p>
    <div class="line" aria-hidden="true"></div>
    ${heading === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
    <p>${text}</p>
    ${note && note !== 'password' ? html`<p class="note" role="alert">${notes[note]}</p>` : ''}
    ${store.passwordHash ? passwordForm(passwordAction, note) : ''}
  `
  const [h1, h2] = await Promise.all([own('h1'), own('h2')])
  const around = sectionsAround?.(
    (heading) => `<div class="closed-main">${String(heading === 'h1' ? h1 : h2)}</div>`,
  )
  const footer = html`<footer>
    Is this your shop? <a href="${ownerUrl}">View it as its owner</a>
  </footer>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${store.name}</title>
        ${around?.fonts.map(
          (href) =>
            html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
        )}
        ${[...styles, ...(around?.styles ?? [])].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${
          around?.themeCss
            ? html`<style>
                ${raw(around.themeCss)}
              </style>`
            : ''
        }
        <style>
          ${raw(closedStyle)}
        </style>
        <style>
          .closed.around {
            display: block;
            background: var(--page);
          }
          .closed {
            min-height: 100vh;
            min-height: 100svh;
            display: grid;
            grid-template-rows: 1fr auto;
            background: radial-gradient(
                circle at 50% -20%,
                color-mix(in srgb, var(--accent) 16%, var(--page)),
                var(--page) 62%
              )
              var(--page);
            color: var(--text);
            font-family: var(--font-body);
          }
          .closed footer {
            padding: 1.25rem;
            font-size: 0.875rem;
            text-align: center;
          }
          .closed footer a {
            color: inherit;
            text-decoration: underline;
            text-underline-offset: 0.2em;
          }
        </style>
      </head>
      <body>
        <div class="shop closed${around ? ' around' : ''}" style="${styleText(store)}">
          ${around ? html`<main>${raw(around.html)}</main>` : html`<main class="closed-main">${h1}</main>`}
          ${footer}
        </div>
      </body>
    </html>`
}

function wordsOf({ status, wasOpened }: HostStore) {
  if (status !== 'draft')
    return { title: 'Please come in', text: 'This shop is open to those who know its password.' }
  return wasOpened
    ? { title: 'Closed for now', text: 'This shop is taking a break. Please come back soon.' }
    : { title: 'Opening soon', text: 'We are getting everything ready. Please come back soon.' }
}

function passwordForm(action: string, note: ClosedNote | undefined) {
  const isWrong = note === 'password'
  return html`<form method="post" action="${action}">
    <label for="password">Password</label>
    <div class="row">
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="off"
        required
        ${isWrong ? html`aria-invalid="true" aria-describedby="wrong" autofocus` : ''}
      />
      <button>Enter</button>
    </div>
    ${isWrong ? html`<p class="note" id="wrong" role="alert">${notes.password}</p>` : ''}
  </form>`
}

function styleText({ theme }: HostStore): string {
  return Object.entries(shopTheme(theme))
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';')
}
