/** Markup the editor can show and write back without loss. */
const known = new Set(
  'p br strong b em i u s h2 h3 h4 ul ol li blockquote hr a table tbody tr th td'.split(' '),
)

export function isEditable(html: string, takesImages = false): boolean {
  return [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(
    ([, name = '']) =>
      (takesImages && name.toLowerCase() === 'img') || known.has(name.toLowerCase()),
  )
}
