import type { StoreFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { linkLetter } from './account-templates.ts'

/** Tells an owner about a change that a thief of the session would make. */
export interface AccountChangedMail {
  kind: 'account-changed'
  email: string
  change: keyof typeof headings
  /** The passkey's name. */
  detail?: string
}

const headings = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
  'password-changed': 'Your password was changed',
  'two-factor-on': 'Two-factor sign-in was switched on',
  'two-factor-off': 'Two-factor sign-in was switched off',
}

export async function accountChangedMail(
  { change, detail, email: to }: AccountChangedMail,
  { name, profileLink, frame }: { name: string; profileLink: string; frame: StoreFrame },
): Promise<Mail> {
  const what = detail ? `The passkey is called “${detail}”. ` : ''
  return await linkLetter({
    to,
    name,
    frame,
    heading: headings[change],
    sentence: `${what}If this was you, there is nothing to do. If not, sign in, change your password, sign out all other devices and check your passkeys.`,
    button: 'Open profile',
    link: profileLink,
    footer: `Sent by ${frame.name} whenever the ways to sign in to your account change.`,
  })
}
