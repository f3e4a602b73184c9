/**
 * Replaces `{names}` by values in one pass. Unknown names stay as written, and values are not
 * searched for names.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w{1,40})\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : written,
  )
}
