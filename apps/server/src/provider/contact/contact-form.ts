import { messageFields } from '@vitrine/contract/audience/email.ts'
import {
  type ContactField,
  contactFields,
  type ContactForm,
} from '@vitrine/contract/provider/site.ts'
import { keysOf } from '../../api/require-within-limit.ts'
import type { Services } from '../../api/context.ts'
import { errorFields } from '../../platform/log.ts'
import type { ProviderMessages } from './provider-messages.ts'

interface Parts extends Pick<Services, 'limiter' | 'log'> {
  providerMessages: ProviderMessages
}

export interface Answered {
  form: ContactForm
  /** Seconds to wait, where too many messages came. */
  wait?: number
}

const empty = { values: {}, problems: {} }

const wrong: Record<ContactField, string> = {
  name: 'Enter your name in one line, with at most 100 characters.',
  customerEmail: 'Enter your email address, for example ada@example.com.',
  subject: 'Enter a subject in one line, with at most 200 characters.',
  message: 'Enter a message with at most 10,000 characters.',
}

export const contactForm = (outcome?: 'sent' | 'failed'): ContactForm => ({ ...empty, outcome })

/** Sends what was typed to the provider, or gives it back with the fields that are wrong. */
export async function sendContactForm(
  { limiter, log, providerMessages }: Parts,
  fields: URLSearchParams,
  clientAddress: string | undefined,
): Promise<Answered> {
  // Browsers send line ends of text areas as CR LF.
  const typed = Object.fromEntries(
    contactFields.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]),
  ) as Record<ContactField, string>
  const { success, data, error } = messageFields.safeParse({
    ...typed,
    extra: fields.get('extra') ?? '',
  })
  if (!success) {
    const names = new Set(error.issues.map(({ path }) => path[0] as ContactField))
    const problems = Object.fromEntries(
      contactFields.filter((name) => names.has(name)).map((name) => [name, wrong[name]]),
    )
    return { form: { outcome: undefined, values: typed, problems } }
  }
  const { extra, ...message } = data
  if (extra) return { form: contactForm('sent') }
  const wait = await limiter.take('providerMessage', {
    ...keysOf({ clientAddress }),
    shop: 'provider',
  })
  if (wait) return { form: contactForm('failed'), wait }
  try {
    await providerMessages.send(message)
    return { form: contactForm('sent') }
  } catch (failure) {
    log.error('A message to the provider could not be stored.', errorFields(failure))
    return { form: contactForm('failed') }
  }
}
