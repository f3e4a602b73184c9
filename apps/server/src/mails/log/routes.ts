import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { previewMail, sendTest } from '../samples/service.ts'
import { getMail, listMails, retryFailed, retryMail, sendAgain } from './service.ts'

const { mails, mailTemplates } = ownerCalls
const done = { done: true } as const

export const mailsRoutes = {
  list: mails.list.handler(({ context, input }) =>
    readStore(context, (tx) => listMails(tx, input)),
  ),

  get: mails.get.handler(({ context, input }) => readStore(context, (tx) => getMail(tx, input.id))),

  retry: mails.retry.handler(({ context, input }) =>
    changeStore(context, (tx) => retryMail(tx, input.id, context.now())),
  ),

  retryFailed: mails.retryFailed.handler(async ({ context }) => ({
    updated: await changeStore(context, (tx) => retryFailed(tx, context.now())),
  })),

  sendAgain: mails.sendAgain.handler(async ({ context, input }) => {
    await requireConfirmed(context)
    return await changeStore(context, (tx) => sendAgain(tx, input.id, context.now()))
  }),
}

export const mailTemplatesRoutes = {
  preview: mailTemplates.preview.handler(({ context, input }) =>
    readStore(context, (tx) => previewMail(tx, input.kind, context.config)),
  ),

  sendTest: mailTemplates.sendTest.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => sendTest(tx, input.kind, context))
    return done
  }),
}
