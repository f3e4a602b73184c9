export function plainText(html: string): string {
  const spaced = html.slice(0, 3000).replaceAll(/<\/(?:p|li|h\d|blockquote)>/g, ' ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  return body.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}
