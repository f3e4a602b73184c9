export const fieldNames = ['name', 'customerEmail', 'subject', 'message'] as const

export type MessageValues = Record<(typeof fieldNames)[number] | 'extra', string>

export function readForm(form: HTMLFormElement): MessageValues {
  const text = (name: string) => fieldOf(form, name)?.value.trim() ?? ''
  const [name, customerEmail, subject, message] = fieldNames.map(text) as [
    string,
    string,
    string,
    string,
  ]
  return { name, customerEmail, subject, message, extra: text('extra') }
}

export function fillIn(form: HTMLFormElement, values: MessageValues): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    if (field) field.value = values[name]
  }
  fieldOf(form, 'message')?.focus()
}

/** `required` accepts blanks; the server does not. */
export function findBlank(form: HTMLFormElement) {
  return fieldNames.map((name) => fieldOf(form, name)).find((field) => field?.value.trim() === '')
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}
