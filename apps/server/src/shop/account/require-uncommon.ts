import { invalidInput } from '../../platform/refusal.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Refuses passwords that leaked often, by a list that needs no network. */
export async function requireUncommon(password: string): Promise<void> {
  const lower = password.toLowerCase()
  const list = await (common ??= readCommon())
  const word = lower.replace(/(?:19|20)\d\d$/, '')
  if (new Set(lower).size < 3 || list.has(lower) || list.has(word))
    throw invalidInput('password', 'This password is too common. Choose another one.')
}

/** Imported on demand: most processes never need the list. */
async function readCommon() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
