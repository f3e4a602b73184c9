import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { sendContactEmail } from './send-contact-email.ts'
import { sendForm } from './send-form.ts'
import { deleteMessage, getMessage, listMessages, markMessage } from './service.ts'

const calls = ownerCalls.messages
const done = { done: true } as const

export const emailRoutes = {
  sendContactEmail: publicCalls.email.sendContactEmail.handler(async ({ context, input }) => {
    const { storeId: _storeId, ...sent } = input
    await sendContactEmail(context, sent)
    return done
  }),

  sendForm: publicCalls.email.sendForm.handler(async ({ context, input }) => {
    await sendForm(context, input)
    return done
  }),
}

export const messagesRoutes = {
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listMessages(tx, input)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => getMessage(tx, input.id)),
  ),

  update: calls.update.handler(async ({ context, input: { id, isRead } }) =>
    changeStore(context, (tx) => markMessage(tx, id, isRead ? context.now() : null)),
  ),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => deleteMessage(tx, input.id))
    return done
  }),
}
