/** One paragraph per blank-line-separated block, one line break per line. */
export function descriptionFromText(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => `<p>${escape(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** The plain text of a description that holds paragraphs only; undefined for any other HTML. */
export function textOfDescription(html: string): string | undefined {
  const plain = html
    .replaceAll(/<br\s*\/?>/g, '<br>')
    .replaceAll(/>\s+</g, '><')
    .trim()
  const text = plain
    .replaceAll('</p><p>', '\n\n')
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '')
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return descriptionFromText(text) === plain.replaceAll('&quot;', '"') ? text : undefined
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
