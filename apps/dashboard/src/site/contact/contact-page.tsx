import type { ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import type { ContactField, ContactForm } from '@vitrine/contract/provider/site.ts'
import { addressOf } from '../legal-lines.ts'
import site from '../site.module.css'
import classes from './contact-page.module.css'

interface ContactPageProps {
  provider: ProviderIdentity
  form: ContactForm
}

const outcomes = {
  sent: ['Message Sent Successfully!', "We'll get back to you within 24 hours"],
  failed: ['Message Failed!', 'Something went wrong. Please try again later.'],
} as const

export function ContactPage({ provider, form }: ContactPageProps) {
  const { name, supportEmail, legal } = provider
  return (
    <div className={`${site.wrap} ${classes.contact}`}>
      <div>
        <h1>Get in Touch</h1>
        <p className={site.lead}>
          A question before you open a shop, about your plan, or about a shop here? Write to us.
        </p>
        <section className={classes.info} aria-labelledby="info">
          <h2 id="info">Contact Information</h2>
          <p>
            <strong>{legal.company || name}</strong>
            {addressOf(provider).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
        </section>
      </div>
      <MessageForm form={form} />
    </div>
  )
}

function MessageForm({ form }: { form: ContactForm }) {
  const { outcome, problems } = form
  const [title, text] = outcome ? outcomes[outcome] : []
  const isWrong = Object.keys(problems).length > 0
  return (
    <form method="post" action="/contact" className={classes.form}>
      {outcome && (
        <div role="alert" className={classes.outcome} data-outcome={outcome}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      )}
      {isWrong && (
        <p role="alert" className={classes.wrong}>
          Your message was not sent yet. Please check the marked fields.
        </p>
      )}
      <Field form={form} name="name" label="Name" autoComplete="name" maxLength={100} />
      <Field
        form={form}
        name="customerEmail"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={200}
      />
      <Field form={form} name="subject" label="Subject" maxLength={200} />
      <Field form={form} name="message" label="Message" rows={10} maxLength={10_000} />
      <div hidden>
        <label>
          Leave this empty <input name="extra" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" className={`${site.button} ${classes.send}`}>
        Send message
      </button>
    </form>
  )
}

interface FieldProps {
  form: ContactForm
  name: ContactField
  label: string
  type?: 'email'
  rows?: number
  autoComplete?: string
  maxLength: number
}

function Field({ form: { values, problems }, name, label, ...input }: FieldProps) {
  const problem = problems[name]
  const shared = {
    name,
    id: name,
    defaultValue: values[name] ?? '',
    required: true,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${name}-problem`,
    ...input,
  } as const
  return (
    <div className={classes.field}>
      <label htmlFor={name}>{label}</label>
      {input.rows === undefined ? <input {...shared} /> : <textarea {...shared} />}
      {problem !== undefined && <p id={`${name}-problem`}>{problem}</p>}
    </div>
  )
}
