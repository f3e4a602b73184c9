/** Client-side checks before the request; the server decides. */
export function checkEmail(value: string): string | null {
  return /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter your email address.'
}

export function checkNewPassword(value: string): string | null {
  if (value.length < 8) return 'Use at least 8 characters.'
  return value.length > 128 ? 'Use at most 128 characters.' : null
}
