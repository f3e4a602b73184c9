import classes from './policy-page.module.css'
import { PolicyPage, type PolicyProps } from './policy-page.tsx'

const periods = [
  ['Account: name, email address, sign-ins', 'until you delete it, and 30 days to bring it back'],
  ['Shop with its orders and customers', 'until its owner deletes it, and 30 days to restore it'],
  ['Copies of sent emails', '90 days, or what the shop chose, at most a year'],
  ['Checkouts that were not finished', '90 days at most, as far as they were stored at all'],
  ['Activity of a shop’s team', '400 days'],
  ['Hashes to count visitors of a shop', 'until the next day; only sums stay'],
  ['Messages to us', 'as long as answering takes, and as the law demands'],
] as const

export function PrivacyPolicy({ provider, origin }: PolicyProps) {
  const { name, legal, supportEmail } = provider
  const company = legal.company || name
  return (
    <PolicyPage
      title="Privacy policy"
      provider={provider}
      intro={
        <>
          {company} is the controller of the personal data of those who visit {origin}, open an
          account or write to us. For the data of shoppers the owner of the shop is the controller,
          and we process it on the owner’s behalf.
        </>
      }
    >
      <h2>When you visit this site</h2>
      <p>
        These pages set no cookies and load nothing from other companies. Your IP address is used to
        answer you and, in a form that cannot be read back, to stop floods of requests.
      </p>
      <h2>When you have an account</h2>
      <p>
        We store your name, your email address, a hash of your password, your passkeys’ public keys,
        and when and from which kind of device you signed in, to let you in and nobody else. One
        cookie keeps you signed in. The basis is our agreement with you (GDPR Art. 6 (1) b) and our
        interest in a safe service (Art. 6 (1) f).
      </p>
      <h2>When you write to us</h2>
      <p>
        The contact form sends your name, your email address and your words to our mailbox, to
        answer you (Art. 6 (1) b and f). They are not added to any list.
      </p>
      <h2>When you buy in a shop</h2>
      <p>
        Read the privacy policy of the shop, which is linked in its footer. On the owner’s behalf we
        store orders, addresses, messages and newsletter subscriptions, and send emails about them.
        Card numbers never reach us: they are entered at the payment provider. Ask the shop first to
        see, correct or erase your data; owners have the tools for it in their dashboard.
      </p>
      <h2>Who else gets data</h2>
      <p>
        Companies that host our servers and carry our email, bound by agreements under Art. 28 GDPR;
        the payment provider that an owner connects, for payments in that shop; and authorities
        where the law compels us. We sell no data and show no advertising.
      </p>
      <h2>How long data is stored</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Stored</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(([data, period]) => (
            <tr key={data}>
              <td>{data}</td>
              <td>{period}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Your rights</h2>
      <p>
        You can see, correct, export and delete the data of your account in your profile. Beyond
        that you can ask us for access, correction, erasure, restriction or a copy of your data, and
        object to its use, by writing to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. You
        can complain to the data protection authority of your country.
      </p>
    </PolicyPage>
  )
}
