export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

type File = Pick<Blob, 'stream'>

/** Yields the decoded text of a file, without its byte order mark. */
export async function* textOf(file: File, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file.stream()) {
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder.decode()
  if (rest) yield rest
}

/** Detects the encoding by byte order mark, by the zeros of UTF-16, or by valid UTF-8. */
export async function encodingOf(file: File): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of file.stream()) {
      const wide = isFirst && wideEncodingOf(chunk)
      if (wide) return wide
      isFirst = false
      strict.decode(chunk, { stream: true })
    }
    strict.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return 'windows-1252'
    throw error
  }
}

function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (second === 0 && first !== 0) return 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : undefined
}
