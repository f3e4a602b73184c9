/** A printable page may show itself in our own frame, and nothing else. */
const policyOfPages = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export function fileAnswer(file: File): Response {
  const name = file.name.replaceAll(/[^\w.-]/g, '')
  const isPage = file.type === 'text/html'
  const headers = {
    'content-type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    'content-disposition': `${isPage ? 'inline' : 'attachment'}; filename="${name}"`,
    ...(isPage && { 'content-security-policy': policyOfPages, 'x-frame-options': 'SAMEORIGIN' }),
  }
  return new Response(file.stream(), { headers })
}
