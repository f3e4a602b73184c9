import { type Seller, seller } from '@vitrine/contract/shop/seller.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { email } from '@vitrine/contract/call/values.ts'

export interface BusinessValues {
  email: string
  phone: string
  seller: Seller
}

export function businessValues({ email, phone, seller }: Store): BusinessValues {
  return { email: email ?? '', phone: phone ?? '', seller }
}

export function businessOf({ email, phone, seller: entered }: BusinessValues) {
  return { email: email.trim() || null, phone: phone.trim() || null, seller: seller.parse(entered) }
}

export function emailProblem(value: string): string | null {
  const entered = value.trim()
  if (entered === '' || email.safeParse(entered).success) return null
  return 'Enter an email address, for example hello@tea.example.'
}
