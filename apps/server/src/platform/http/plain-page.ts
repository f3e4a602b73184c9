import { html } from 'hono/html'

export function plainPage(title: string, sentence: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          body {
            margin: 0;
            min-height: 100vh;
            display: grid;
            place-content: center;
            text-align: center;
            font:
              1.0625rem/1.6 system-ui,
              sans-serif;
            color: #2b2b2b;
            background: #fafafa;
          }
          main {
            padding: 2rem;
          }
          h1 {
            font-size: 1.375rem;
            margin: 0 0 0.5rem;
          }
          p {
            margin: 0;
            color: #5f5f5f;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${sentence}</p>
        </main>
      </body>
    </html>`
}
