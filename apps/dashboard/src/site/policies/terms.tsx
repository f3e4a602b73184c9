import { PolicyPage, type PolicyProps } from './policy-page.tsx'

export function Terms({ provider, origin }: PolicyProps) {
  const { name, legal, supportEmail } = provider
  const company = legal.company || name
  return (
    <PolicyPage
      title="Terms of service"
      provider={provider}
      intro={
        <>
          These terms are the agreement between {company} (“we”) and you, who open an account at{' '}
          {name} to run a shop. Your own agreements with your shoppers are yours: we are no party to
          a sale in your shop.
        </>
      }
    >
      <h2>Your account</h2>
      <p>
        You give a name and an email address that reach you, keep your password and passkeys to
        yourself, and are answerable for what your team does with its roles. You have to be of full
        age, or act for a company that you may bind.
      </p>
      <h2>What we provide</h2>
      <p>
        We host your shop, its pages, products and orders, and the tools to run it, within the
        limits of your plan as the <a href="/pricing">pricing page</a> lists them. What you can
        expect of availability, backups and support is in the{' '}
        <a href="/service-policy">service policy</a>.
      </p>
      <h2>Your content and your data</h2>
      <p>
        What you upload, write and sell stays yours. You let us store, copy and show it as far as
        running your shop needs it, and no further. You can export your products, orders and
        customers at any time. Personal data of your shoppers is processed on your behalf, as the{' '}
        <a href="/privacy-policy">privacy policy</a> describes.
      </p>
      <h2>What you promise</h2>
      <ul>
        <li>
          You sell only what is lawful where you sell it, and have the rights to what you show.
        </li>
        <li>
          Your shop names its seller, its prices and its policies truthfully, and you keep to the
          consumer, tax and data protection law that applies to you.
        </li>
        <li>
          You send no unsolicited email, spread no malware, imitate no other shop or brand, and do
          not attack or overload the service.
        </li>
      </ul>
      <h2>Fees</h2>
      <p>
        If your plan has a price, it is shown with its taxes before you order it, is charged in
        advance for each month or year, and renews until you cancel. You can cancel at any time to
        the end of the paid period. We take no share of your sales; your payment provider charges
        its own fees. If a payment fails we tell you by email and try again; a shop whose plan stays
        unpaid can be suspended, and is brought back when it is paid.
      </p>
      <h2>Suspension and appeal</h2>
      <p>
        We may suspend a shop that breaks these terms, endangers others or has to be stopped by law.
        You get the reason by email and see it in your dashboard, you can still read and export your
        data, and you can object by writing to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        . A person looks at each objection. Where the breach can be put right and nobody is in
        danger, we warn you first.
      </p>
      <h2>Ending</h2>
      <p>
        You can close a shop or your account in the dashboard. A deleted shop can be restored for 30
        days and is then removed. We may end the agreement with two months’ notice, or at once for a
        serious breach; either way you can export your data before.
      </p>
      <h2>Liability</h2>
      <p>
        We are liable without limit for intent and gross negligence, for injury to life, body or
        health, and where the law does not allow a limit. For slight negligence we are liable only
        for duties on which the agreement rests, up to the damage that is typical and foreseeable
        for it.
      </p>
      <h2>Changes to these terms</h2>
      <p>
        We announce changes by email at least 30 days before they apply. If you do not agree, you
        can end the agreement until then.
        {legal.country &&
          ' The law of our country applies, without taking away the protection that the law of your own country gives you as a consumer.'}
      </p>
      <p>
        Questions? <a href={`${origin}/contact`}>Write to us</a>.
      </p>
    </PolicyPage>
  )
}
