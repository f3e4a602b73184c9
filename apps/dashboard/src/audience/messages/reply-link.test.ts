import { expect, test } from 'vitest'
import { replyLink } from './reply-link.ts'

const message = {
  id: '',
  createdAt: '',
  name: 'Ada',
  customerEmail: 'ada@example.com',
  subject: 'Tea & cups?',
  message: 'One\nTwo',
  isRead: true,
}

test('an answer goes to the shopper, with the subject and the message quoted', () => {
  expect(replyLink(message)).toBe(
    'mailto:ada%40example.com?subject=Re%3A%20Tea%20%26%20cups%3F&body=%0D%0A%0D%0A%3E%20One%0D%0A%3E%20Two',
  )
})

test('an address cannot add recipients or fields', () => {
  const link = replyLink({ ...message, customerEmail: 'a?cc=b@example.com&bcc=c@example.com' })
  expect(link.slice(0, link.indexOf('?'))).toBe(
    'mailto:a%3Fcc%3Db%40example.com%26bcc%3Dc%40example.com',
  )
})

test('half a sign and a very long message make a link all the same', () => {
  expect(replyLink({ ...message, message: `\uD83C${'茶'.repeat(20_000)}` }).length).toBeLessThan(
    15_000,
  )
})
