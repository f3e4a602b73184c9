import { useContext, useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import { FormContext } from '../../parts/form-fields/form-context.ts'
import { Outcome } from '../../parts/message-form/outcome.tsx'
import { SendButton } from '../../parts/message-form/send-button.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { Trap } from '../../parts/trap.tsx'
import styles from './form.module.css'
import type { formSchema } from './form.schema.ts'
import { useSendForm } from './use-send-form.ts'

type FormProps = SectionProps<typeof formSchema>

const align = oneOf(['left', 'center', 'right'])

export function Form({ id, props, slot }: FormProps) {
  return (
    <SectionBox id={id} box={props} vars={formVars(props)}>
      <Sending id={id} props={props}>
        <BlockSlot
          id={id}
          layout={props}
          className={styles.fields}
          style={deviceVars('align', props.textAlign, align)}
        >
          {slot}
        </BlockSlot>
      </Sending>
    </SectionBox>
  )
}

function Sending({ id, props, children }: Omit<FormProps, 'slot'> & { children: ReactNode }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const form = useRef<HTMLFormElement>(null)
  const { state, problems, send } = useSendForm(id)
  const context = useMemo(() => ({ problems }), [problems])
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    if (!isCanvas && (await send(currentTarget))) currentTarget.reset()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      style={vars({ width: cssSize(props.maxWidth) })}
      aria-busy={state === 'submitting'}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <FormContext value={context}>{children}</FormContext>
      <Trap />
      <SendButton isSubmitting={state === 'submitting'} words={props.buttonText || 'Send'} />
      <Outcome
        state={state}
        title={props.successTitle}
        body={props.successBody}
        failure="Something went wrong. What you wrote is still there: please try again later."
      />
    </form>
  )
}

function formVars({ buttonColor, buttonTextColor }: FormProps['props']) {
  const button = cssColor(buttonColor)
  return vars({
    accent: button,
    'on-accent': cssColor(buttonTextColor) ?? (button && readableOn(button)),
  })
}
