import type { Config } from '../../platform/config.ts'
import { greetMailServer } from '../../post/outbox/transport.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

/** Signs in at the mail server, and sends nothing. */
export async function checkMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [
      wrong(
        'SMTP_URL is not set, so no email is sent: vitrine set SMTP_URL=smtps://user:password@mail.example.com:465',
      ),
    ]
  const { host, username } = new URL(smtpUrl)
  try {
    await greetMailServer(smtpUrl)
    return [fine(username ? `${host} accepts the login` : `${host} answers, without a login`)]
  } catch (error) {
    return [wrong(`The mail server ${host} cannot be used (${reasonOf(error)}): correct SMTP_URL.`)]
  }
}
