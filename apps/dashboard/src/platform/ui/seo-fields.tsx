import {
  Stack,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import classes from './seo-fields.module.css'
import { bestDescription, bestTitle } from './seo-lengths.ts'

interface SeoFieldsProps {
  titleProps: TextInputProps
  descriptionProps: TextareaProps
  fallbackTitle: string
  fallbackDescription: string
  url: string
  isPreviewOnly?: boolean
  /** What the preview and the counters show, if the fields are templates. */
  shown?: { title: string; description: string }
}

export function SeoFields(props: SeoFieldsProps) {
  const { title, description } = props.shown ?? {
    title: textOf(props.titleProps.value),
    description: textOf(props.descriptionProps.value),
  }
  const preview = (
    <figure className={classes.result} aria-label="Search result preview">
      <Text size="xs" c="var(--ink-soft)" truncate>
        {props.url}
      </Text>
      <Text c="#1a3fb0" fz="lg" lh={1.3} lineClamp={1}>
        {title || props.fallbackTitle}
      </Text>
      <Text size="sm" c="var(--ink-soft)" lineClamp={2}>
        {description || props.fallbackDescription}
      </Text>
    </figure>
  )
  if (props.isPreviewOnly) return preview
  return (
    <Stack>
      <TextInput
        label="Page title"
        description={<Count length={title.length} best={bestTitle} />}
        placeholder={props.fallbackTitle}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={200}
        {...props.titleProps}
      />
      <Textarea
        label="Meta description"
        description={<Count length={description.length} best={bestDescription} />}
        placeholder={props.fallbackDescription}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxLength={500}
        {...props.descriptionProps}
      />
      {preview}
    </Stack>
  )
}

function Count({ length, best }: { length: number; best: number }) {
  return (
    <>
      {length} of {best} characters{length > best && ': may be cut off in search results'}
    </>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
