const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Needs neither the database nor the renderer, since either may be down. */
export function outOfReach(storeName: string) {
  const name = storeName.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body><main><h1>${name}</h1><p>The shop is briefly unavailable. Please try again in a moment.</p>
<p><a href="">Try again</a></p></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }
  return new Response(html, { status: 503, headers: { ...headers, 'cache-control': 'no-store' } })
}
