import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { LabelOfValue } from '../../../platform/rich-text/page-value.ts'

// Loads lazily: most texts have no values in them.
const TextWithValues = lazy(async () => ({
  default: (await import('../../../platform/rich-text/text-with-values.tsx')).TextWithValues,
}))

interface ValuesFieldProps {
  id: string
  text: string
  error: string | undefined
  labelOf: LabelOfValue
  hasLines: boolean
  onType: (text: string) => void
  onFocus: () => void
  onBlur: () => void
}

/** A text field that shows the values of the page in it as chips. */
export function ValuesField(props: ValuesFieldProps) {
  const { id, text, error, labelOf, hasLines, onType, onFocus, onBlur } = props
  const [isFocused] = useState(() => document.activeElement?.id === id)
  return (
    <Input.Wrapper error={error} size="xs">
      <Suspense fallback={<Skeleton height={30} radius="sm" />}>
        <TextWithValues
          value={text}
          labelId={`${id}-label`}
          labelOf={labelOf}
          isInvalid={error !== undefined}
          hasLines={hasLines}
          isFocused={isFocused}
          onChange={onType}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </Suspense>
    </Input.Wrapper>
  )
}
