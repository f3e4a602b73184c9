import type { GetInputPropsReturnType } from '@mantine/form'
import { slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import type { FocusEvent } from 'react'

/** Props of a field for an address, which is normalised on blur. */
export function slugProps(
  props: GetInputPropsReturnType,
  country: string,
): GetInputPropsReturnType {
  return {
    ...props,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const slug = slugFrom(spelledIn(country, event.currentTarget.value), '')
      if (slug && slug !== event.currentTarget.value) props.onChange(slug)
      props.onBlur?.(event)
    },
  }
}
