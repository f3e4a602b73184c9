const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** Returns plain text, with a line per paragraph, heading, list item and table row. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/(?:<\/p>)?<\/t[dh]>(?=<t[dh])/g, ' · ')
    .replaceAll(/(?:<\/p>)?<\/t[dh]>(?=<\/tr)/g, '')
    .replaceAll(/<br ?\/?>|<\/(?:p|h[2-4]|pre|tr)>|(?<!<\/p>)<\/li>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n$/, '')
}

export function asParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}
