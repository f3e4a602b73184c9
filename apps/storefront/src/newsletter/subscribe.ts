import { browserCalls } from '../calls/browser-calls.ts'

/** Submits the form and shows the result in it. */
export async function subscribe(form: HTMLFormElement, storeId: string): Promise<void> {
  const button = form.querySelector('button')
  if (!button || button.disabled) return
  button.disabled = true
  say(form, '')
  try {
    await browserCalls.newsletter.subscribe({ storeId, ...readForm(form) })
    form.reset()
    say(form, 'Check your inbox: we have sent you a link to confirm your address.')
  } catch {
    say(form, 'This did not work. Please try again later.')
  } finally {
    button.disabled = false
  }
}

function say(form: HTMLFormElement, outcome: string) {
  const output = form.querySelector('output')
  if (output) output.textContent = outcome
}

function readForm(form: HTMLFormElement) {
  const text = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value.trim() : ''
  }
  return { email: text('email'), extra: text('extra') }
}
