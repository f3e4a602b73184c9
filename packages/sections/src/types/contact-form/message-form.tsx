import { useContext, useRef, type FormEvent } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import { Outcome } from '../../parts/message-form/outcome.tsx'
import { SendButton } from '../../parts/message-form/send-button.tsx'
import { Trap } from '../../parts/trap.tsx'
import styles from './contact-form.module.css'
import { Field } from './field.tsx'
import { fillIn, findBlank, readForm } from './form-values.ts'
import { useSendMessage } from './use-send-message.ts'

interface MessageFormProps {
  id: string
  title: string
  body: string
}

export function MessageForm({ id, title, body }: MessageFormProps) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const form = useRef<HTMLFormElement>(null)
  const { state, lost, send, restore } = useSendMessage()
  const isSubmitting = state === 'submitting'

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const blank = findBlank(currentTarget)
    if (blank) {
      blank.setCustomValidity('Please fill in this field.')
      blank.reportValidity()
      return
    }
    await send(readForm(currentTarget))
    currentTarget.reset()
  }

  function handleRestore() {
    if (form.current && lost) fillIn(form.current, lost)
    restore()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      inert={isCanvas}
      aria-busy={isSubmitting}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={clearComplaint}
    >
      <Field id={id} name="name" label="Name" autoComplete="name" maxLength={100} />
      <Field
        id={id}
        name="customerEmail"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Field id={id} name="subject" label="Subject" maxLength={200} />
      <Field id={id} name="message" label="Message" rows={10} maxLength={10_000} />
      <Trap />
      <SendButton isSubmitting={isSubmitting} words="Send message" />
      <Outcome
        state={state}
        title={title}
        body={body}
        onRestore={lost ? handleRestore : undefined}
      />
    </form>
  )
}

function clearComplaint({ target }: FormEvent<HTMLFormElement>) {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    target.setCustomValidity('')
}
