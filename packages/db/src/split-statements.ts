const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;|[^;'"$/-]+|[$/-]/g

/** Splits SQL at its semicolons, outside of strings, names and bodies of functions; drops comments. */
export function splitStatements(text: string): string[] {
  const statements = ['']
  for (const [piece] of text.matchAll(token)) {
    if (piece === ';' && !isWithinBody(statements.at(-1)!)) statements.push('')
    else if (piece.startsWith('--') || piece.startsWith('/*'))
      statements[statements.length - 1] += ' '
    else statements[statements.length - 1] += piece
  }
  return statements.map((each) => each.trim()).filter(Boolean)
}

/** The body of an SQL function may be statements without quotes around them. */
function isWithinBody(statement: string): boolean {
  return /\bBEGIN ATOMIC\b/i.test(statement) && !/\bEND\s*$/i.test(statement)
}
