import { newId } from '@vitrine/db/new-id.ts'
import { done, type Making } from './making.ts'

export function makeCorrespondence(making: Making) {
  const { shop, store, privateMark } = making
  const { storeId, owner } = store

  /**
   * Sends as a shopper, then finds the result in the owner's list, where others may arrive
   * meanwhile.
   */
  async function sent(path: string, body: object, list: string, search: string) {
    const host = store.storeDomain
    const { status } = await shop.call('POST', `/api${path}`, {
      host,
      body: { storeId, ...body },
    })
    if (status !== 202) throw new Error(`POST ${path}: ${status}`)
    const { body: listed } = await shop.call<{ content: { id: string }[] }>('GET', `/api${list}`, {
      as: owner,
      body: { storeId, search },
    })
    return listed.content[0]!.id
  }

  function message() {
    const subject = `${newId()} ${privateMark}`
    const customerEmail = `${privateMark}@shopper.example`
    const letter = { name: privateMark, customerEmail, subject, message: privateMark }
    return sent('/email/send-contact-email', letter, '/messages', subject)
  }

  async function mail() {
    const { content } = await done<{ content: { id: string }[] }>(making, 'GET', '/mails', {
      storeId,
    })
    return content[0]!.id
  }

  function subscriber() {
    const email = `${newId()}.${privateMark}@shopper.example`
    return sent('/newsletter/subscribe', { email }, '/subscribers', email)
  }

  return { message, mail, subscriber }
}
