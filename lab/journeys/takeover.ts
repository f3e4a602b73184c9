import { addresses } from '../internet/addresses.ts'
import { visit } from '../internet/browser.ts'
import { type Laboratory, noteVerified } from '../laboratory.ts'
import { Shop, signUp } from '../owner.ts'
import { waitUntil } from '../wait-until.ts'

const [sold, dropped] = ['sold-tea.com', 'dropped-tea.com']

/** A domain changes hands, or is released while it still leads here. */
export async function takeover(lab: Laboratory): Promise<void> {
  const { report, zones, publish, browser, mail } = lab
  report.heading('Takeover')
  const [owner, stranger] = [await signUp(), await signUp()]
  const first = await Shop.open(owner, 'First House')
  const second = await Shop.open(stranger, 'Second House')

  const prove = (domain: string, ...shops: Shop[]) =>
    zones.write(`_vitrine.${domain}`, 'TXT', ...shops.map(({ storeId }) => `vitrine=${storeId}`))
  const expectShop = async (domain: string, shop: Shop) => {
    const { hasPadlock, title } = await visit(browser, `https://${domain}/`)
    if (!hasPadlock || !title.includes(shop.name)) throw new Error(`${domain} shows “${title}”`)
  }

  await report.journey('both domains are live at their first shop', async () => {
    for (const domain of [sold, dropped]) {
      zones.register(domain)
      zones.write(domain, 'A', addresses.shops)
      prove(domain, first)
    }
    await publish()
    for (const domain of [sold, dropped]) await first.add(domain)
    for (const domain of [sold, dropped]) await first.untilLive(domain)
    await expectShop(sold, first)
    await noteVerified(lab)
  })

  await report.journey('a stranger who claims a domain without its zone gets nothing', async () => {
    await second.add(sold)
    const { code } = await waitUntil('a check of the claim', async () => {
      const host = await second.domain(sold)
      return host?.problem ?? undefined
    })
    if (code !== 'txt_of_other_shop') throw new Error(code)
    await expectShop(sold, first)
  })

  await report.journey('with the proofs of both shops, the domain stays', async () => {
    prove(sold, first, second)
    await publish()
    await second.checkNow(sold)
    await waitUntil('other_shop_proved_too', async () => {
      const host = await second.domain(sold)
      return host?.problem?.code === 'other_shop_proved_too'
    })
    await expectShop(sold, first)
  })

  await report.journey('sold with its zone, it moves to the shop of its buyer', async () => {
    prove(sold, second)
    await publish()
    await second.untilLive(sold)
    await expectShop(sold, second)
    if (await first.domain(sold)) throw new Error('The first shop still lists it.')
    await waitUntil('an email to the first owner', async () =>
      mail.to(owner.email).some(({ text }) => text.includes(`${sold} was moved to another shop`)),
    )
    return 'its first owner got an email'
  })

  await report.journey(
    'let go while it leads here, it shows no shop and no claim gets it',
    async () => {
      await first.remove(dropped)
      await second.add(dropped)
      await waitUntil('a check of the claim', async () => {
        const host = await second.domain(dropped)
        return host?.problem?.code === 'txt_of_other_shop'
      })
      const { status, title } = await visit(browser, `https://${dropped}/`)
      if (title.includes(first.name) || title.includes(second.name) || status === 200)
        throw new Error(`${dropped} shows “${title}”`)
    },
  )

  await report.journey('with the stranger’s own proof it becomes the stranger’s', async () => {
    prove(dropped, second)
    await publish()
    await second.checkNow(dropped)
    await second.untilLive(dropped)
    await waitUntil('the second shop', async () => {
      const { title } = await visit(browser, `https://${dropped}/`)
      return title.includes(second.name)
    })
  })
}
