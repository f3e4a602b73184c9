import { PolicyPage, type PolicyProps } from './policy-page.tsx'

export function ServicePolicy({ provider, storesHost }: PolicyProps) {
  const { name, supportEmail } = provider
  return (
    <PolicyPage
      title="Service policy"
      provider={provider}
      intro={<>What you can expect of {name} day by day, and what we expect of the shops here.</>}
    >
      <h2>Availability</h2>
      <p>
        Shops are meant to be open at all hours. Updates are installed without closing them. Work
        that has to interrupt the service is announced by email at least three days before, and is
        done at a quiet time.
      </p>
      <h2>Addresses and certificates</h2>
      <p>
        Every shop has a free address below {storesHost}, and can use domains of its own. We check
        their DNS records, get their certificates and renew them, and tell you when a domain no
        longer leads here.
      </p>
      <h2>Your data</h2>
      <ul>
        <li>A confirmed order is stored before the shopper is told of it.</li>
        <li>A deleted shop can be restored for 30 days. After them it is removed for good.</li>
        <li>Published pages have earlier versions that you can return to.</li>
        <li>You can download products, orders and customers as files at any time.</li>
      </ul>
      <h2>Emails</h2>
      <p>
        Emails to your shoppers are sent from our address, or from your own domain once its records
        are right. The number of emails a day grows with the age of your account, which keeps spam
        out and delivers yours better.
      </p>
      <h2>Support</h2>
      <p>
        Write through the <a href="/contact">contact page</a> or to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. We get back to you within 24 hours.
        Problems that stop orders or payments come first. We never ask for your password.
      </p>
      <h2>Fair use</h2>
      <p>
        The limits of your plan are shown in the dashboard before they are reached. Requests are
        limited by network and by shop, so that one busy shop does not slow its neighbours.
      </p>
      <h2>What is not allowed in a shop</h2>
      <ul>
        <li>goods and services that are unlawful where they are sold, and stolen goods,</li>
        <li>fakes, and the imitation of another shop, brand or bank,</li>
        <li>weapons, drugs, and medicines without the licence they need,</li>
        <li>
          content that abuses children, incites hatred or violence, or exposes private people,
        </li>
        <li>malware, hidden mining, and collecting passwords or card numbers in forms.</li>
      </ul>
      <p>
        To report a shop, <a href="/contact">write to us</a> with its address and what is wrong. A
        person looks at each report. Shops can object to a suspension, as the{' '}
        <a href="/terms">terms of service</a> describe.
      </p>
    </PolicyPage>
  )
}
