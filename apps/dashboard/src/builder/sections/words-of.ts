const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** The words of a formatted text, a line for each of its paragraphs, headings, entries and rows. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/(?:<\/p>)?<\/t[dh]>(?=<t[dh])/g, ' · ')
    .replaceAll(/(?:<\/p>)?<\/t[dh]>(?=<\/tr)/g, '')
    .replaceAll(/<br ?\/?>|<\/(?:p|h[2-4]|pre|tr)>|(?<!<\/p>)<\/li>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n$/, '')
}

/** A text without formatting as one that can have it, with the same words. */
export function asParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
}
