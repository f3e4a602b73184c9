import { useContext, useState, type FormEvent } from 'react'
import { useStore, useStoreCalls } from '../store-context.ts'
import { SectionModeContext } from '../section-mode.ts'
import { Trap } from '../trap.tsx'
import styles from './newsletter.module.css'

type State = 'idle' | 'submitting' | 'success' | 'error'

const outcomes: Partial<Record<State, string>> = {
  success: 'Check your inbox: we have sent you a link to confirm your address.',
  error: 'This did not work. Please try again later.',
}

/** Sends the address without leaving the page; before its code has come, as browsers always did. */
export function NewsletterForm() {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const { newsletter } = useStoreCalls()
  const { storeId } = useStore()
  const [state, setState] = useState<State>('idle')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setState('submitting')
    try {
      await newsletter.subscribe({ storeId, ...readForm(form) })
      form.reset()
      setState('success')
    } catch {
      setState('error')
    }
  }

  return (
    <form
      className={styles.form}
      action="/newsletter/subscribe"
      method="post"
      inert={isCanvas}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.row}>
        <input
          className={styles.field}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label="E-mail address"
          placeholder="E-mail address"
        />
        <button className={styles.button} disabled={state === 'submitting'}>
          Subscribe
        </button>
      </div>
      <Trap />
      <output className={styles.outcome}>{outcomes[state]}</output>
    </form>
  )
}

function readForm(form: HTMLFormElement) {
  const text = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  return { email: text('email'), extra: text('extra') }
}
