import { Button, Input, Skeleton, Textarea } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { ImagePicker } from './image-picker.ts'
import type { LabelOfValue } from './page-value.ts'
import { isEditable } from './is-editable.ts'
import classes from './rich-text.module.css'

// Loads lazily: the editor is large, and most screens have none.
const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

interface RichTextFieldProps {
  label: string
  labelledBy?: string
  isCompact?: boolean
  description?: ReactNode
  error?: ReactNode
  /** HTML, as stored. */
  value?: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Ends a step of the history around the field, which handles undo. */
  onStep?: () => void
  /** Chooses images for the text; without it, it takes none. */
  imagePicker?: ImagePicker
  /** Shows values of the page in the text as chips. */
  labelOfValue?: LabelOfValue | undefined
  /** Lets a form find and focus the field. */
  'data-path'?: string
}

/** Edits headings, lists and links. HTML that the editor cannot show is preserved. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, labelledBy, description, error, value = '', isCompact = false, onChange } = props
  const id = useId()
  const labelId = labelledBy ?? `${id}-label`
  if (!isEditable(value, props.imagePicker !== undefined)) return <HtmlField {...props} />
  return (
    <Input.Wrapper
      id={id}
      label={labelledBy ? undefined : label}
      labelElement="div"
      description={description}
      error={error}
      labelProps={{ id: labelId }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <Suspense fallback={<Skeleton height={220} radius="md" className={classes['coming']} />}>
        <RichTextEditor
          value={value}
          label={label}
          labelId={labelId}
          isCompact={isCompact}
          path={props['data-path']}
          isInvalid={Boolean(error)}
          onChange={onChange}
          onBlur={props.onBlur}
          onStep={props.onStep}
          imagePicker={props.imagePicker}
          labelOfValue={props.labelOfValue}
        />
      </Suspense>
    </Input.Wrapper>
  )
}

function HtmlField(props: RichTextFieldProps) {
  const { label, labelledBy, value = '', error, onChange, onBlur } = props
  return (
    <>
      <Textarea
        label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        data-path={props['data-path']}
        value={value}
        error={error}
        onBlur={onBlur}
        description="It contains formatting the editor does not support, so it is shown as HTML."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={6}
        maxRows={20}
        maxLength={90_000}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => onChange(withoutMarks(value))}
      >
        Edit without that formatting
      </Button>
    </>
  )
}

function withoutMarks(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, tr, pre')]
  const texts = (blocks.length ? blocks : [page.body]).map((block) => block.textContent.trim())
  return texts
    .filter(Boolean)
    .map((text) => {
      const paragraph = page.createElement('p')
      paragraph.textContent = text
      return paragraph.outerHTML
    })
    .join('')
}
