import { TextInput, type TextInputProps } from '@mantine/core'
import {
  invoiceName,
  invoicePrefixIn,
  isInvoicePrefix,
} from '@vitrine/commerce/orders/invoice-name.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import { useState } from 'react'

interface InvoicePrefixInputProps extends TextInputProps {
  value?: string
  timeZone: string
}

export function InvoicePrefixInput({ value = '', timeZone, ...props }: InvoicePrefixInputProps) {
  const [now] = useState(() => new Date())
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  const example = invoiceName({ invoiceNumber: 1, invoicePrefix: invoicePrefixIn(year, value) })
  return (
    <TextInput
      label="Invoice prefix"
      placeholder="INV-{year}-"
      description={
        <span aria-live="polite">
          {isInvoicePrefix(value) && `For example, invoice ${example}. `}
          {'{year} becomes the year. Issued invoices keep their numbers.'}
        </span>
      }
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      value={value}
      {...props}
    />
  )
}
