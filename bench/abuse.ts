import { guessManyAccounts, guessOnePassword } from './abuse/guesses.ts'
import { startMailServer } from '@vitrine/harness/mail-server.ts'
import { delayNeighboursMail, orderToOneMailbox, Shop, takeTheStock } from './abuse/orders.ts'
import { readNothing } from './abuse/slow-readers.ts'
import { beforeAndNow } from './before-and-now.ts'

/** `npm run bench:abuse`: measures what strangers can do under the default rate limits. */
await beforeAndNow(async (product, say) => {
  const mails = await startMailServer()
  const settings = { LIMIT_FACTOR: '1', SMTP_URL: mails.url }
  const server = await product.start(settings, { everyCore: true })
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  try {
    const shop = await Shop.open(origin, mails)
    say(await delayNeighboursMail(shop, mails, 60))
    say(await takeTheStock(shop, 500))
    say(await orderToOneMailbox(await shop.beside(), mails, 150))
    say(await guessOnePassword(origin, mails, 10))
    say(await guessManyAccounts(origin, 120))
    say(await readNothing(origin, server, 100))
  } finally {
    await server.stop()
    mails.stop()
  }
})
