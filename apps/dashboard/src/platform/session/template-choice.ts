import { findTemplateCard } from '@vitrine/sections/templates/shops/template-cards.ts'

const key = 'chosenTemplate'

/** Stored in the browser, so that it outlives signing up and confirming the address. */
export function chooseTemplate(slug: string) {
  localStorage.setItem(key, slug)
}

export function chosenTemplate(): string | undefined {
  const slug = localStorage.getItem(key)
  return slug !== null && findTemplateCard(slug) ? slug : undefined
}

export function forgetTemplate() {
  localStorage.removeItem(key)
}
