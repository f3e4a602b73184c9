import type { OpenAPI } from '@orpc/openapi'
import { html } from 'hono/html'
import { docsOfKeys } from './docs-of-keys.ts'
import { docsOfWebhooks } from './docs-of-webhooks.ts'
import { openApiDocument } from './openapi.ts'

const methods = ['get', 'post', 'put', 'delete'] as const

interface Call {
  method: string
  path: string
  operation: OpenAPI.OperationObject
}

export async function docsPage() {
  const calls = callsOf(await openApiDocument())
  const resources = Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>The API</h1>
        <p>
          Base path <code>/api</code>, JSON in and out. For programs:
          <a href="/api/openapi.json">openapi.json</a>. Refusals answer
          <code>{ error, code, issues?, details? }</code>.
        </p>
        ${docsOfKeys} ${docsOfWebhooks}
        <nav>${[...resources.keys()].map((name) => html`<a href="#${name}">${name}</a> `)}</nav>
        ${[...resources].map(([name, list]) => resource(name, list))}
      </body>
    </html>`
}

function callsOf({ paths = {} }: OpenAPI.Document): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

function resource(name: string, calls: Call[]) {
  return html`<h2 id="${name}">${name}</h2>
    ${calls.map(
      ({ method, path, operation }) =>
        html`<details>
          <summary>
            <b>${method}</b> <code>${path}</code> <span>${operation.summary ?? ''}</span>
          </summary>
          ${scopeOf(operation)} ${shape('Parameters', operation.parameters)}
          ${shape('Body', operation.requestBody)} ${shape('Answers', operation.responses)}
        </details>`,
    )}`
}

function scopeOf({ security = [] }: OpenAPI.OperationObject) {
  const scope = security.flatMap((way) => way['apiKey'] ?? [])[0]
  if (scope !== undefined) return html`<p>Scope of a key: <code>${scope}</code></p>`
  return security.length ? html`<p>Not with a key.</p>` : ''
}

function shape(title: string, value: unknown) {
  if (value === undefined || (Array.isArray(value) && !value.length)) return ''
  return html`<h3>${title}</h3>
    <pre>${JSON.stringify(value, undefined, 2)}</pre>`
}

const style = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 56rem; margin: 3rem auto; padding: 0 1rem;
    color: #1d1d1f; background: #fff }
  nav a { margin-right: 1rem }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid #ddd; scroll-margin-top: 1rem }
  summary { cursor: pointer; padding: .35rem 0 }
  summary b { display: inline-block; width: 4.5rem; font-size: .8rem; color: #0b57a4 }
  summary span { color: #5f6368 }
  pre { background: #f6f7f9; padding: 1rem; overflow: auto; font-size: .8rem; max-height: 28rem }
`
