const token =
  // Unescaped control characters are invalid in JSON strings.
  // oxlint-disable-next-line no-control-regex
  /\s*([{}[\],:]|"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/y

type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end'

/** Returns the line of the first error in invalid JSON; browsers report it in different formats. */
export function mistakeLine(json: string): number {
  token.lastIndex = 0
  const open: string[] = []
  let expected: Expected | undefined = 'value'
  for (let good = 0; ; good = token.lastIndex) {
    const found = token.exec(json)?.[1]
    expected = found === undefined ? undefined : after(found, expected, open)
    if (expected === undefined) return lineAt(json, good)
  }
}

function after(found: string, expected: Expected, open: string[]): Expected | undefined {
  const around = open.at(-1)
  if (found === '}' || found === ']') return closes(found, expected, open)
  if (expected === 'colon') return found === ':' ? 'value' : undefined
  if (expected === 'next') {
    if (found !== ',') return undefined
    return around === '{' ? 'key' : 'value'
  }
  if (expected === 'key' || expected === 'firstKey')
    return found.startsWith('"') ? 'colon' : undefined
  if (expected === 'end' || found === ',' || found === ':') return undefined
  if (found !== '{' && found !== '[') return around === undefined ? 'end' : 'next'
  open.push(found)
  return found === '{' ? 'firstKey' : 'firstValue'
}

function closes(found: string, expected: Expected, open: string[]): Expected | undefined {
  const [opener, first] = found === '}' ? ['{', 'firstKey'] : ['[', 'firstValue']
  if (open.at(-1) !== opener || (expected !== first && expected !== 'next')) return undefined
  open.pop()
  return open.length > 0 ? 'next' : 'end'
}

function lineAt(json: string, position: number): number {
  const rest = json.slice(position)
  const blank = rest.length - rest.trimStart().length
  const upTo = blank === rest.length ? position : position + blank
  return json.slice(0, upTo).split('\n').length
}
