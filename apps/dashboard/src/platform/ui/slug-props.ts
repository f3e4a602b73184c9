import type { GetInputPropsReturnType } from '@mantine/form'
import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { FocusEvent } from 'react'

/** Normalises a slug on blur. */
export function slugProps(props: GetInputPropsReturnType): GetInputPropsReturnType {
  return {
    ...props,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const slug = slugFrom(event.currentTarget.value, '')
      if (slug && slug !== event.currentTarget.value) props.onChange(slug)
      props.onBlur?.(event)
    },
  }
}
