import { email } from '@vitrine/contract/call/values.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { fieldCheckboxSchema } from '@vitrine/sections/blocks/field-checkbox/field-checkbox.schema.ts'
import type { fieldChoiceSchema } from '@vitrine/sections/blocks/field-choice/field-choice.schema.ts'
import type { fieldTextSchema } from '@vitrine/sections/blocks/field-text/field-text.schema.ts'
import { isAsked } from '@vitrine/sections/kit/field-settings.ts'
import type { RootProps } from '@vitrine/sections/kit/item-details.ts'
import { childrenOf, walkContent } from '@vitrine/sections/kit/page-item.ts'
import type { RefusalIssue } from '../../platform/refusal.ts'

type Values = Readonly<Record<string, readonly string[]>>
type Props = (typeof fieldTextSchema)['defaults'] &
  (typeof fieldChoiceSchema)['defaults'] &
  (typeof fieldCheckboxSchema)['defaults'] &
  RootProps

interface Field {
  id: string
  type: string
  props: Props
}

const fieldTypes = new Set([
  'fieldText',
  'fieldEmail',
  'fieldLongText',
  'fieldChoice',
  'fieldCheckbox',
])
const maxLength: Readonly<Record<string, number>> = { fieldText: 500, fieldLongText: 10_000 }
const maxMessage = 20_000

export interface Answers {
  /** Of the sender; empty where the form does not ask. */
  name: string
  email: string
  /** Each field's label with its answer. */
  message: string
}

/** Checks what was filled in against the fields of the form. What it did not ask for is dropped. */
export function readAnswers(form: PageItem, values: Values): Answers | RefusalIssue[] {
  const issues: RefusalIssue[] = []
  const lines: string[] = []
  const answers = { name: '', email: '' }
  for (const field of fieldsOf(form)) {
    const given = Object.hasOwn(values, field.id) ? (values[field.id] ?? []) : []
    const answer = given.map((each) => each.trim()).filter(Boolean)
    const problem = problemOf(field, answer)
    if (problem) issues.push({ path: `values.${field.id}`, message: problem })
    const [first = ''] = answer
    if (field.type === 'fieldEmail') answers.email ||= first
    if (field.type === 'fieldText' && field.props.asksFor === 'name') answers.name ||= first
    lines.push(`${field.props.label}\n${wordsOf(field, answer)}`)
  }
  const message = lines.join('\n\n')
  if (message.length > maxMessage)
    issues.push({ path: 'values', message: 'This is too long to be sent as one message.' })
  return issues.length > 0 ? issues : { ...answers, message }
}

function fieldsOf(form: PageItem): Field[] {
  return [...walkContent(childrenOf(form))]
    .map(({ item }) => item)
    .filter(({ type }) => fieldTypes.has(type)) as unknown as Field[]
}

function problemOf({ type, props }: Field, answer: readonly string[]): string | undefined {
  const [first] = answer
  if (first === undefined) return isAsked(props) ? emptyWords(type) : undefined
  const isSeveral = type === 'fieldChoice' && props.shownAs === 'several'
  if (answer.length > 1 && !isSeveral) return 'Please give one answer.'
  if (type === 'fieldChoice') {
    const offered = new Set(props.choices.map(({ label }) => label.trim()))
    return answer.every((each) => offered.has(each)) ? undefined : 'Please choose one of these.'
  }
  if (type === 'fieldEmail')
    return email.safeParse(first).success ? undefined : 'Please enter an email address.'
  const max = maxLength[type]
  if (max !== undefined && first.length > max)
    return `Please write at most ${max.toLocaleString('en')} characters.`
  if (type === 'fieldText' && /\p{Cc}/u.test(first)) return 'Please write this in one line.'
  return undefined
}

function emptyWords(type: string): string {
  if (type === 'fieldCheckbox') return 'Please tick this box.'
  return type === 'fieldChoice' ? 'Please choose.' : 'Please fill in this field.'
}

function wordsOf({ type }: Field, answer: readonly string[]): string {
  if (type === 'fieldCheckbox') return answer.length > 0 ? 'Yes' : 'No'
  return answer.join(', ') || '–'
}
