import type { FormInput } from '@vitrine/contract/audience/email.ts'
import type { PublicContext, RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import type { formSchema } from '@vitrine/sections/types/form/form.schema.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { findForm } from './find-form.ts'
import { insertMessage } from './queries.ts'
import { readAnswers } from './read-answers.ts'

type Context = RequestContext & PublicContext

/** Receives a form as a message to the owner, by the fields that are published. */
export async function sendForm(
  context: Context,
  { formId, path, values, extra }: FormInput,
): Promise<void> {
  await requireWithinLimit(context, 'contactMessage')
  if (extra) return
  const createdAt = context.now()
  const form = await readStore(context, (tx) => findForm(tx, formId, { path, now: createdAt }))
  if (!form) throw new Refusal('not_found')
  const answers = readAnswers(form, values)
  if (Array.isArray(answers)) throw new Refusal('invalid_input', undefined, answers)
  const { name, email: customerEmail, message } = answers
  const { subject } = form.props as (typeof formSchema)['defaults']
  await changeStore(context, async (tx) => {
    const stored = {
      name: name.slice(0, 100),
      customerEmail,
      subject: subject || 'Form',
      message,
      createdAt,
    }
    const messageId = await insertMessage(tx, stored)
    await insertOutboxRow(tx, 'contact_message', { messageId })
  })
}
