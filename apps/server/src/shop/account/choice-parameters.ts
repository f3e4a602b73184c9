import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'

/** Returns a link with what was chosen before signing up, after its query or its fragment. */
export function withChoice(link: string, choice: SignUpChoice = {}): string {
  const parameters = new URLSearchParams(choice).toString()
  if (parameters === '') return link
  return `${link}${/[?#]/.test(link) ? '&' : '?'}${parameters}`
}
