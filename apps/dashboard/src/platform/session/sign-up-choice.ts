import { type SignUpChoice, signUpChoice } from '@vitrine/contract/account/auth.ts'
import { findTemplateCard } from '@vitrine/sections/templates/shops/template-cards.ts'
import { chooseTemplate, chosenTemplate } from './template-choice.ts'

const names = ['plan', 'period', 'currency', 'template'] as const

/** Returns what a link says was chosen before signing up. @param text a query or a fragment */
export function choiceIn(text: string): SignUpChoice | undefined {
  const parameters = new URLSearchParams(text.replace(/^[?#]/, ''))
  const given = names.flatMap((name) => {
    const value = parameters.get(name)
    return value === null ? [] : [[name, value]]
  })
  const read = signUpChoice.safeParse(Object.fromEntries(given))
  return read.success && given.length ? read.data : undefined
}

/** Adds the template that this browser remembers, for a link that may be opened in another one. */
export function withTemplate(choice: SignUpChoice | undefined): SignUpChoice | undefined {
  const template = chosenTemplate()
  return template === undefined ? choice : { template, ...choice }
}

/** Where signing up leads: to pay for a chosen plan, or to make a shop of a chosen template. */
export function pathAfter(choice: SignUpChoice | undefined, otherwise: string): string {
  if (choice?.plan !== undefined) {
    const { template: _, ...plan } = choice
    return withChoice('/billing', plan)
  }
  const { template } = choice ?? {}
  return template !== undefined && findTemplateCard(template)
    ? `/use-template/${template}`
    : otherwise
}

/** Returns the path with what was chosen, for screens on the way to signing in. */
export function withChoice(path: string, choice: SignUpChoice | undefined): string {
  const query = new URLSearchParams(choice).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Remembers the template of a link in the browser that opened it. */
export function keepTemplate(choice: SignUpChoice | undefined): void {
  if (choice?.template !== undefined) chooseTemplate(choice.template)
}
