import type { Answer } from '../dns/answer.ts'
import { readTags } from './tags.ts'

export const dkimName = (selector: string, mailDomain: string) =>
  `${selector}._domainkey.${mailDomain}`

export const dkimValue = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`

export type DkimState =
  | 'right'
  | 'missing'
  | 'several'
  | 'revoked'
  | 'cut_off'
  | 'quoted'
  | 'other_key'
  | 'testing'
  | 'unreadable'
  /** The zone did not answer. */
  | 'unknown'

/** Reads the record as a receiver does (RFC 6376, 3.6). @param publicKey what has to be in it */
export function readDkim(answer: Answer | undefined, publicKey: string): DkimState {
  if (!answer || !isAnswered(answer)) return 'unknown'
  const [text, another] = answer.values
  if (text === undefined) return 'missing'
  if (another !== undefined) return 'several'
  const tags = readTags(text)
  const key = tags.get('p')?.replaceAll(/\s/g, '')
  if (key === publicKey)
    return isUsable(tags) ? 'right' : isTesting(tags) ? 'testing' : 'unreadable'
  if (isQuoted(text, publicKey)) return 'quoted'
  if (key === undefined) return 'unreadable'
  if (key === '') return 'revoked'
  if (publicKey.includes(key)) return 'cut_off'
  return /^[a-z0-9+/]+=*$/i.test(key) ? 'other_key' : 'unreadable'
}

export const isAnswered = ({ code }: Answer) =>
  code === 'ok' || code === 'no_data' || code === 'no_name'

function isUsable(tags: ReadonlyMap<string, string>): boolean {
  const allows = (tag: string, requested: readonly string[]) => {
    const values = tags.get(tag)?.split(/[\s:]+/)
    return values === undefined || values.some((value) => requested.includes(value.toLowerCase()))
  }
  const isRight = allows('v', ['dkim1']) && allows('k', ['rsa']) && allows('h', ['sha256'])
  return isRight && allows('s', ['*', 'email']) && !isTesting(tags)
}

/** Receivers treat email of a key that is only tested as unsigned. */
const isTesting = (tags: ReadonlyMap<string, string>) =>
  tags
    .get('t')
    ?.split(/[\s:]+/)
    .includes('y') ?? false

const isQuoted = (text: string, publicKey: string) =>
  /["“”„]/.test(text) &&
  readTags(text.replaceAll(/["“”„]\s*/g, ''))
    .get('p')
    ?.replaceAll(/\s/g, '') === publicKey
