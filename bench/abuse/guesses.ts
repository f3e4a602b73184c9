import { ask, requireDone } from '@vitrine/harness/ask.ts'
import { counted } from './counted.ts'
import type { MailServer } from '@vitrine/harness/mail-server.ts'

const owner = { email: 'owner@demo.vitrine.test', password: 'window-shopping' }

export async function guessOnePassword(origin: string, mails: MailServer, times: number) {
  const logIn = (password: string, headers = {}) => signIn(origin, { ...owner, password }, headers)
  const before = await logIn(owner.password)
  const wrong: (number | undefined)[] = []
  for (let count = 0; count < times; count += 1)
    wrong.push((await logIn(`wrong guess ${count}`)).status)
  const stranger = await logIn(owner.password)
  const device = before.cookies.find((cookie) => cookie.includes('device')) ?? ''
  const known = await logIn(owner.password, { cookie: device })
  await requireDone(`${origin}/api/auth/forgot-password`, { email: owner.email })
  await mails.quiet(5000)
  const mail = mails.to(owner.email).findLast(({ text }) => text.includes('reset-password'))
  const token = /#token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'second flush of summer'
  await requireDone(`${origin}/api/auth/reset-password`, { token, password })
  const reset = await logIn(password)
  return (
    `${times} wrong guesses: ${counted(wrong)}; then the right password: ` +
    `stranger's browser ${stranger.status}, one that signed in before ${known.status}, ` +
    `after a reset by mail ${reset.status}`
  )
}

export async function guessManyAccounts(origin: string, accounts: number) {
  const statuses: (number | undefined)[] = []
  for (let count = 0; count < accounts; count += 1) {
    const guess = { email: `nobody-${count}@tea.example`, password: 'summer of tea' }
    statuses.push((await signIn(origin, guess)).status)
  }
  return `One password for ${accounts} accounts from one address: ${counted(statuses)}`
}

function signIn(origin: string, guess: { email: string; password: string }, headers = {}) {
  return ask(`${origin}/api/auth/login`, guess, { ...headers, 'sec-fetch-site': 'same-origin' })
}
