/** Pasted ids often carry spaces at either end; the server rejects them. */
export function checkPixelId(typed: string): string | null {
  return /^(?:\d{5,20})?$/.test(typed.trim())
    ? null
    : 'A pixel id has 5 to 20 digits. Copy only the number.'
}
