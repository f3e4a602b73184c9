const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Writes blocks of plain text as HTML: `## ` begins a heading, `- ` each entry of a list; other
 * blocks are paragraphs, whose lines stay lines.
 */
export function templateHtml(blocks: readonly (string | false)[]): string {
  return blocks
    .filter((block) => block !== false)
    .map((block) => block.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign))
    .map(blockHtml)
    .join('')
}

function blockHtml(block: string): string {
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`
  const lines = block.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return `<p>${lines.join('<br />')}</p>`
  return `<ul>${lines.map((line) => `<li><p>${line.slice(2)}</p></li>`).join('')}</ul>`
}
